import { createHash, randomBytes } from "node:crypto"

/**
 * @typedef {object} BenchShopper
 * @property {string} id
 * @property {string} email
 * @property {string} addressId
 * @property {Record<string, string>} headers of a signed-in browser, from an address of its own
 */

/**
 * Makes shoppers who are signed in, have an address and a saved cart, and can sign in with the
 * seller's password: written into the database, since registering takes a mail and a hash for each.
 * @param {import("pg").Pool} db
 * @param {{ count: number, portBase: string, sellerEmail: string }} wanted
 * @returns {Promise<BenchShopper[]>}
 */
export async function makeShoppers(db, { count, portBase, sellerEmail }) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"))
  const ids = tokens.map(() => `cus_${randomBytes(13).toString("hex")}`)
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest())
  await db.query(write, [ids, hashes, sellerEmail])
  await db.query("analyze")
  return ids.map((id, at) => ({
    id,
    email: `${id}@shop.test`,
    addressId: `cuaddr_${id}`,
    headers: {
      cookie: `shop_sid_${portBase}=${tokens[at]}`,
      "x-shop-client-address": `10.0.${at >> 8}.${at & 255}`,
    },
  }))
}

const write = `
  with shopper as (
    select * from unnest($1::text[], $2::bytea[]) shopper(id, token_hash)
  ), customers as (
    insert into customer (id, email, first_name, last_name, has_account)
    select id, id || '@shop.test', 'Asha', 'Rao', true from shopper
  ), addresses as (
    insert into customer_address (id, customer_id, first_name, last_name, phone, address_1, city,
      province, country_code, postal_code, metadata)
    select 'cuaddr_' || id, id, 'Asha', 'Rao', '+91 98765 43210', '12 Lake Road', 'Lucknow',
      'Uttar Pradesh', 'in', '226001', '{"email": "door@shop.test"}' from shopper
  ), carts as (
    insert into shop_saved_cart (customer_id, items, arrived_at) select id, '{}', now() from shopper
  ), sessions as (
    insert into shop_session (token_hash, role, subject_id, expires_at)
    select token_hash, 'shopper', id, now() + interval '1 day' from shopper
  ), auths as (
    insert into auth_identity (id, app_metadata)
    select 'authid_' || id, jsonb_build_object('customer_id', id) from shopper
  )
  insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
  select 'provid_' || shopper.id, shopper.id || '@shop.test', 'emailpass', 'authid_' || shopper.id,
    jsonb_build_object('password', seller.provider_metadata ->> 'password')
  from shopper join provider_identity seller on seller.entity_id = $3`
