/**
 * What lets reconciliation look at a card payment soon: its order was cancelled, or money was given
 * back, by whomever (Medusa Admin, SQL, another process that then died).
 */
export const cardPaymentObjects: readonly string[] = [
  `create or replace function shop_card_order_changed() returns trigger language plpgsql as $$
   begin
     update shop_card_payment card set next_check_at = now() + interval '5 seconds'
     from new_rows n join old_rows o on o.id = n.id
     where card.order_id = n.id and (n.status = 'canceled' and o.status <> 'canceled'
       or n.deleted_at is not null and o.deleted_at is null);
     return null;
   end $$`,
  `create or replace trigger shop_card_order_changed after update on "order"
   referencing new table as new_rows old table as old_rows
   for each statement execute function shop_card_order_changed()`,
  `create or replace function shop_card_refunded() returns trigger language plpgsql as $$
   begin
     update shop_card_payment card set next_check_at = now() + interval '10 seconds'
     from new_rows n join payment p on p.id = n.payment_id
     where card.collection_id = p.payment_collection_id;
     return null;
   end $$`,
  `create or replace trigger shop_card_refunded after insert on refund
   referencing new table as new_rows
   for each statement execute function shop_card_refunded()`,
]
