import type { RunningShop } from "./start-shop"

/**
 * Makes the database refuse one kind of write while `work` runs, as a full disk or a lost connection
 * would; `first` is what the refusing trigger does before, e.g. wait for rows that a test holds.
 */
export async function breaking(
  shop: RunningShop,
  statement: string,
  work: () => Promise<void>,
  first = "",
): Promise<void> {
  await shop.db.query(`
    create function break_it() returns trigger language plpgsql as $$
    begin ${first} raise exception 'broken on purpose'; end $$;
    create trigger break_it before ${statement} execute function break_it()`)
  try {
    await work()
  } finally {
    await shop.db.query(`drop function break_it() cascade`)
  }
}
