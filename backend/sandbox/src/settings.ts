import { join } from "node:path"

/** Where the sandbox listens and where it keeps the mails it received. */
export interface SandboxSettings {
  /** Port of the inbox page and its JSON; 0 takes any free one. */
  httpPort: number
  /** Port of the mail server; 0 takes any free one. */
  smtpPort: number
  /** Folder of the `.eml` files; made when missing. */
  outboxDir: string
  /** What the card network keeps of payments, and where it tells the shop of them. */
  cards: { journalFile: string; webhookUrl: string; webhookSecret: string }
}

const SMTP_OFFSET = 11

/**
 * Reads the sandbox's settings from the environment the launcher hands to every process.
 * @throws Error with a sentence for the person at the terminal: a wrong value, or production,
 *   where a mail that ends in a local folder is a mail nobody gets.
 */
export function readSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  if (env.STAGE === "production") {
    throw new Error(
      "The sandbox stands in for the mail server and the card network and is never part of production: set SMTP_URL and STRIPE_API_KEY to the real ones, and do not start the sandbox with STAGE=production.",
    )
  }
  return {
    httpPort: port(env, "PORT"),
    smtpPort: port(env, "PORT_BASE") + SMTP_OFFSET,
    outboxDir: join(folder(env, "LOCAL_DIR"), "outbox"),
    cards: {
      journalFile: join(folder(env, "LOCAL_DIR"), "card-network", "journal.jsonl"),
      // The storefront's own port, where the world would send them.
      webhookUrl: `http://127.0.0.1:${port(env, "PORT_BASE")}/api/hooks/stripe`,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "whsec_unset",
    },
  }
}

function port(env: NodeJS.ProcessEnv, name: string): number {
  const value = Number(env[name])
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Error(`${name} must be a port number, for example ${name}=8010.`)
  }
  return value
}

function folder(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} must name a folder, for example ${name}=/srv/shop/.local.`)
  return value
}
