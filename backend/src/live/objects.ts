/** The channel that names sessions (hex of their hash) that have ended; `*` for many. */
export const sessionChannel = "shop_session_ended"

/** Tables whose rows say how an order stands, with the query that names the orders of changed rows. */
const orderOf: Record<string, { inserted?: string; updated: string }> = {
  '"order"': {
    inserted: "select id from new_rows",
    updated: "select id from new_rows",
  },
  order_item: {
    updated: `select n.order_id from new_rows n join old_rows o on o.id = n.id
      where (n.fulfilled_quantity, n.shipped_quantity, n.delivered_quantity, n.quantity)
        is distinct from (o.fulfilled_quantity, o.shipped_quantity, o.delivered_quantity, o.quantity)`,
  },
  payment_collection: {
    updated: `select link.order_id from new_rows n join old_rows o on o.id = n.id
      join order_payment_collection link on link.payment_collection_id = n.id
        and link.deleted_at is null
      where (n.captured_amount, n.refunded_amount)
        is distinct from (o.captured_amount, o.refunded_amount)`,
  },
}

function touchFunction(
  name: string,
  { inserted, updated }: { inserted?: string; updated: string },
) {
  const note = (query: string) =>
    `insert into shop_touch (topic, ref) select distinct 'order', t.id from (${query}) t(id);`
  return `
  create or replace function shop_touch_${name}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then ${note(updated)}
    ${inserted ? `else ${note(inserted)}` : ""}
    end if;
    return null;
  end $$`
}

const touchOrders = Object.entries(orderOf).flatMap(([table, queries]) => {
  const name = table.replaceAll('"', "")
  return [
    touchFunction(name, queries),
    `create or replace trigger shop_touch_update after update on ${table}
     referencing new table as new_rows old table as old_rows
     for each statement execute function shop_touch_${name}()`,
    ...(queries.inserted
      ? [
          `create or replace trigger shop_touch_insert after insert on ${table}
           referencing new table as new_rows
           for each statement execute function shop_touch_${name}()`,
        ]
      : []),
  ]
})

/** A seller's list of one status begins with the newest: by when the order was placed. */
const keepPlacedAt = [
  `create or replace function shop_order_state_placed() returns trigger language plpgsql as $$
   begin
     new.placed_at := coalesce(new.placed_at,
       (select created_at from "order" where id = new.order_id));
     return new;
   end $$`,
  `create or replace trigger shop_order_state_placed before insert or update on shop_order_state
   for each row execute function shop_order_state_placed()`,
]

/**
 * What notes that an order, a message or a session has changed, whoever changed it. Orders are noted
 * as rows and not by NOTIFY, which would make every order wait for every other's commit.
 */
export const liveObjects: readonly string[] = [
  ...touchOrders,
  ...keepPlacedAt,
  `create or replace function shop_touch_contact() returns trigger language plpgsql as $$
   begin
     insert into shop_touch (topic, ref) values ('contact', new.id);
     return null;
   end $$`,
  `create or replace trigger shop_touch_insert after insert on shop_contact_message
   for each row execute function shop_touch_contact()`,
  `create or replace function shop_sessions_ended() returns trigger language plpgsql as $$
   begin
     if (select count(*) from old_rows) > 100 then perform pg_notify('${sessionChannel}', '*');
     else perform pg_notify('${sessionChannel}', encode(token_hash, 'hex')) from old_rows;
     end if;
     return null;
   end $$`,
  `create or replace trigger shop_session_ended after delete on shop_session
   referencing old table as old_rows for each statement execute function shop_sessions_ended()`,
]
