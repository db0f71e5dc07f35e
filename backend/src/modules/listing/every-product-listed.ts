/**
 * Gives every product its row in `shop_listing`, however it was made, so that whoever asks Medusa for a
 * product's `listing` finds how its switch stands.
 */
export const everyProductListed: readonly string[] = [
  `create or replace function shop_list_new_products() returns trigger language plpgsql as $$
  begin
    insert into shop_listing (product_id, on_sale)
      select id, true from new_rows on conflict (product_id) do nothing;
    return null;
  end $$`,
  `create or replace trigger shop_list_new_products after insert on product
    referencing new table as new_rows for each statement execute function shop_list_new_products()`,
  `insert into shop_listing (product_id, on_sale)
    select id, true from product on conflict (product_id) do nothing`,
]
