/**
 * An equal request without a key is a new order once the first was cancelled, whoever cancelled it (our
 * calls, the card network's news, Medusa Admin). Records under a key stay: a key is one order for a day.
 */
export const orderRequestObjects: readonly string[] = [
  `create or replace function shop_forget_twins() returns trigger language plpgsql as $$
   begin
     delete from shop_order_request
     where customer_id = new.customer_id and order_id = new.id and key like 'same:%';
     return null;
   end $$`,
  `create or replace trigger shop_order_cancelled after update of status on "order" for each row
   when (new.status = 'canceled' and old.status is distinct from 'canceled')
   execute function shop_forget_twins()`,
]
