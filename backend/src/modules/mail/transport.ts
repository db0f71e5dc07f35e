import { createTransport, type Transporter } from "nodemailer"

/** Mails on their way at the same time. */
export const CONNECTIONS = 6

/** How long a silent mail server is waited for, in ms. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** The way out: SMTP, over connections that are kept for the next mail. */
export function openTransport(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIMEOUTS,
  })
}
