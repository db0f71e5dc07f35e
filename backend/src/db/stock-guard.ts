/**
 * Reservations decide how much of a level is reserved, inside the transaction that writes them, for
 * every writer: our orders, Medusa's workflows, Medusa Admin, SQL (docs/decisions/060).
 *
 * A statement's changes are summed per level and applied in one order for all, so that two baskets
 * never wait for each other; units that are not there refuse the statement with SQLSTATE SH001 and
 * the inventory item's id as detail. Units are returned without asking.
 */
const reserve = `
  create or replace function shop_reserve(item text, location text, change numeric, must_exist boolean)
  returns void language plpgsql as $$
  begin
    update inventory_level set
      reserved_quantity = reserved_quantity + change,
      raw_reserved_quantity = shop_raw_number(reserved_quantity + change),
      updated_at = now()
    where inventory_item_id = item and location_id = location and deleted_at is null
      and (change <= 0 or not must_exist or stocked_quantity - reserved_quantity >= change);
    if not found and change > 0 then
      raise exception 'Not enough stock of inventory item %', item using errcode = 'SH001', detail = item;
    end if;
  end $$`

/** A number as Medusa stores it beside each numeric column. */
const rawNumber = `
  create or replace function shop_raw_number(amount numeric) returns jsonb
  language sql immutable as $$
    select jsonb_build_object('value', trim_scale(amount)::text, 'precision', 20)
  $$`

/** Only reservations that live count: deleting and restoring one softly is an update. */
const followReservations = `
  create or replace function shop_follow_reservations() returns trigger language plpgsql as $$
  declare change record;
  begin
    if tg_op = 'INSERT' then
      for change in
        select inventory_item_id, location_id, sum(quantity) as units,
          bool_or(not coalesce(allow_backorder, false)) as must_exist
        from new_rows where deleted_at is null group by 1, 2 order by 1, 2
      loop
        perform shop_reserve(change.inventory_item_id, change.location_id, change.units, change.must_exist);
      end loop;
    elsif tg_op = 'DELETE' then
      for change in
        select inventory_item_id, location_id, sum(quantity) as units
        from old_rows where deleted_at is null group by 1, 2 order by 1, 2
      loop
        perform shop_reserve(change.inventory_item_id, change.location_id, -change.units, false);
      end loop;
    else
      for change in
        select inventory_item_id, location_id, sum(units) as units, bool_or(must_exist) as must_exist
        from (
          select inventory_item_id, location_id, quantity as units,
            not coalesce(allow_backorder, false) as must_exist
          from new_rows where deleted_at is null
          union all
          select inventory_item_id, location_id, -quantity, false
          from old_rows where deleted_at is null
        ) both_sides
        group by 1, 2 having sum(units) <> 0 order by 1, 2
      loop
        perform shop_reserve(change.inventory_item_id, change.location_id, change.units, change.must_exist);
      end loop;
    end if;
    return null;
  end $$`

/**
 * Medusa also writes the reserved count itself, as an absolute number from a read without a lock;
 * two such writes lose one of the reservations. At depth 1 (not from our trigger above) the count
 * stays what it was, unless whoever counts anew says so (`set local shop.repair = 'on'`). A level that
 * appears, or comes back, takes over what is reserved already.
 */
const keepReserved = `
  create or replace function shop_keep_reserved() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or (old.deleted_at is not null and new.deleted_at is null) then
      select coalesce(sum(quantity), 0) into new.reserved_quantity from reservation_item
      where inventory_item_id = new.inventory_item_id and location_id = new.location_id
        and deleted_at is null;
      new.raw_reserved_quantity := shop_raw_number(new.reserved_quantity);
    elsif pg_trigger_depth() = 1 and current_setting('shop.repair', true) is distinct from 'on' then
      new.reserved_quantity := old.reserved_quantity;
      new.raw_reserved_quantity := old.raw_reserved_quantity;
    end if;
    return new;
  end $$`

/** No column stands in a trigger's condition: Medusa's migrations could not alter its type. */
export const stockGuard: readonly string[] = [
  rawNumber,
  reserve,
  followReservations,
  keepReserved,
  `create or replace trigger shop_reservation_inserted after insert on reservation_item
   referencing new table as new_rows
   for each statement execute function shop_follow_reservations()`,
  `create or replace trigger shop_reservation_updated after update on reservation_item
   referencing new table as new_rows old table as old_rows
   for each statement execute function shop_follow_reservations()`,
  `create or replace trigger shop_reservation_deleted after delete on reservation_item
   referencing old table as old_rows
   for each statement execute function shop_follow_reservations()`,
  `create or replace trigger shop_level_reserved before insert or update on inventory_level
   for each row execute function shop_keep_reserved()`,
]
