import type { Db } from "../../db/pool"
import type { Mail } from "./mail"
import { mailColumns, mailRow } from "./mail-row"

const insert = `
  insert into shop_mail_outbox (${mailColumns.join(", ")})
  values (${mailColumns.map((_, index) => `$${index + 1}`).join(", ")})
  on conflict (kind, subject_ref) do nothing`

/**
 * Writes a mail into the outbox through `db`: give it the client of the transaction that does what
 * the mail tells, so that both happen or neither. A second mail of the same kind about the same
 * thing is dropped.
 */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  const row = mailRow(mail)
  await db.query(
    insert,
    mailColumns.map((column) => row[column]),
  )
}
