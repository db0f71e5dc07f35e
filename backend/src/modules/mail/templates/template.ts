import type { Env } from "../../../server/env"
import type { MailFacts, MailKind } from "../mail"
import type { Speech } from "../speech"
import type { Letter } from "./layout"

/** What templates know of the shop. */
export type ShopFacts = Pick<Env, "shopName" | "supportEmail" | "publicUrl">

/** Turns the facts of one kind of mail into its letter, in its reader's language. */
export type Template<Kind extends MailKind> = (
  facts: MailFacts[Kind],
  shop: ShopFacts,
  speech: Speech,
) => Letter
