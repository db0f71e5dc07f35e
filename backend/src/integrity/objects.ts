/**
 * When it was last changed how many units one piece of a product takes, which Medusa does not note: what
 * was packed before was packed by another number (`parcelled`).
 */
export const kitObjects: readonly string[] = [
  `create or replace function shop_note_kit_change() returns trigger language plpgsql as $$
   begin
     new.updated_at := clock_timestamp();
     return new;
   end $$`,
  `create or replace trigger shop_kit_changed before update on product_variant_inventory_item
   for each row when (old.required_quantity is distinct from new.required_quantity)
   execute function shop_note_kit_change()`,
]
