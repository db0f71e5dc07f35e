import { lockClasses } from "./lock-classes"

/**
 * The seller's switch against orders: an order in flight commits before the switch answers, or is
 * refused (docs/decisions/061). Orders share a lock that switching off takes alone. It is an
 * advisory lock and not `for share` on the row: those queue fairly, so that a crowd ordering one
 * product cannot keep its seller waiting, and they need no row, which a product made in Medusa
 * Admin does not have. Products share 64 locks, so that a huge order cannot exhaust the lock table.
 */
const lockOf = `
  create or replace function shop_switch_lock(product_id text) returns integer
  language sql immutable as $$ select hashtext(product_id) & 63 $$`

/**
 * Holds the switches of these products until the transaction ends. Raises SH002, with their ids as
 * detail, when some are off. Volatile: it must see what was committed while it waited.
 */
const holdSwitches = (name: string, take: string) => `
  create or replace function ${name}(product_ids text[]) returns boolean
  language plpgsql volatile as $$
  declare off text;
  begin
    ${take};
    select string_agg(product_id, ',') into off
    from shop_listing where product_id = any (product_ids) and not on_sale;
    if off is not null then
      raise exception 'Switched off: %', off using errcode = 'SH002', detail = off;
    end if;
    return true;
  end $$`

const locks = `from (
      select distinct shop_switch_lock(id) as lock from unnest(product_ids) id order by 1
    ) switch`

const waiting = `perform pg_advisory_xact_lock_shared(${lockClasses.switch}, switch.lock) ${locks}`

/** Raises SH003 instead of waiting: who waits in the database keeps a connection from all others. */
const atOnce = `if not (select bool_and(pg_try_advisory_xact_lock_shared(${lockClasses.switch}, switch.lock)) ${locks})
    then
      raise exception 'Closed for the moment' using errcode = 'SH003';
    end if`

const awaitOrders = `
  create or replace function shop_await_orders() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${lockClasses.switch}, shop_switch_lock(new.product_id));
    return new;
  end $$`

export const switchGuard: readonly string[] = [
  lockOf,
  holdSwitches("shop_hold_switches", waiting),
  holdSwitches("shop_hold_switches_at_once", atOnce),
  awaitOrders,
  `create or replace trigger shop_listing_off before insert or update on shop_listing
   for each row when (not new.on_sale) execute function shop_await_orders()`,
]
