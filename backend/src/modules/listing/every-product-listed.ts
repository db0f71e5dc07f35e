/**
 * Gives every product its row in `shop_listing`, however it was made and for as long as it exists, so
 * that whoever asks Medusa for a product's `listing` finds how its switch stands.
 */
export const everyProductListed: readonly string[] = [
  `create or replace function shop_list_products() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into shop_listing (product_id, on_sale)
        select id, true from new_rows on conflict (product_id) do nothing;
    else
      delete from shop_listing where product_id in (select id from old_rows);
    end if;
    return null;
  end $$`,
  `create or replace trigger shop_list_new_products after insert on product
    referencing new table as new_rows for each statement execute function shop_list_products()`,
  `create or replace trigger shop_unlist_products after delete on product
    referencing old table as old_rows for each statement execute function shop_list_products()`,
  `insert into shop_listing (product_id, on_sale)
    select id, true from product on conflict (product_id) do nothing`,
]
