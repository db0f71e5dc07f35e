import { enqueueMail } from "./enqueue-mail"

/** The outbox as Medusa's container knows it. */
export class MailService {
  /** See `enqueueMail`. */
  readonly enqueue = enqueueMail
}
