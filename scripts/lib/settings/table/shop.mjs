import * as form from "../forms.mjs"
import { bucketUrl } from "../bucket-url.mjs"
import { demo } from "../demo-sign-ins.mjs"
import { portsFrom } from "../../addresses.mjs"

/**
 * Who runs the shop, what it is called, and the services it uses.
 * @type {readonly import("../setting.mjs").Setting[]}
 */
export const shopSettings = [
  {
    name: "SHOP_NAME",
    doc: "The brand: header, footer, return policy, mails.",
    form: form.text(1, 60),
    example: "Green Basket",
    fallback: "Greenleaf Grocery",
  },
  {
    name: "SUPPORT_EMAIL",
    doc: "Where shoppers write to: footer and return policy.",
    form: form.emailAddress,
    example: "help@shop.example.com",
    fallback: "support@example.com",
  },
  {
    name: "SOCIAL_LINKS",
    doc: "The three links under 'Follow Us'.",
    form: form.listOf(
      form.url("http or https", "an address"),
      "three addresses beginning with https:// or http://, separated by commas",
      3,
    ),
    example: "https://example.com/photos,https://example.com/videos,https://example.com/news",
    fallback: "https://instagram.com,https://x.com,https://facebook.com",
  },
  {
    name: "SELLER_EMAIL",
    doc: "The first seller's sign-in, also for Medusa Admin.",
    form: form.emailAddress,
    example: "owner@shop.example.com",
    fallback: demo.sellerEmail,
    neededInProduction: true,
  },
  {
    name: "SELLER_PASSWORD",
    doc: "The first seller's password; used once, when the shop is set up.",
    form: form.text(8, 128),
    example: "four-words-you-made-up",
    fallback: demo.sellerPassword,
    neededInProduction: true,
    hidden: true,
  },
  {
    name: "SMTP_URL",
    doc: "The server that takes outgoing mail.",
    form: form.url("smtp or smtps", "the address of a mail server"),
    example: "smtps://user:password@mail.example.com:465",
    fallback: ({ PORT_BASE }) => `smtp://127.0.0.1:${portsFrom(String(PORT_BASE)).smtp}`,
    fallbackSays: "the sandbox",
    neededInProduction: true,
    hidden: true,
  },
  {
    name: "MAIL_FROM",
    doc: "The sender of outgoing mail.",
    form: form.sender,
    example: "Green Basket <orders@shop.example.com>",
    fallback: ({ SHOP_NAME }) => `${SHOP_NAME} <orders@example.com>`,
    fallbackSays: "SHOP_NAME <orders@example.com>",
    neededInProduction: true,
  },
  {
    name: "STRIPE_API_KEY",
    doc: "Card payments by Stripe Checkout.",
    form: form.key("sk_", "rk_"),
    example: "sk_live_…",
    fallbackSays: "the sandbox (in production none: paying online is not offered)",
    hidden: true,
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    doc: "Proves that a payment message comes from Stripe.",
    form: form.key("whsec_"),
    example: "whsec_…",
    fallbackSays: "the sandbox (in production none)",
    hidden: true,
  },
  {
    name: "STRIPE_API_BASE",
    doc: "Another address that speaks Stripe's API.",
    form: form.url("http or https", "an address"),
    example: "http://127.0.0.1:8010",
    fallbackSays: "Stripe's own, or the sandbox",
  },
  {
    name: "S3_URL",
    doc: "Where pictures, exports and imports are kept: storage that speaks S3. See docs/running-at-scale.md.",
    form: bucketUrl,
    example:
      "https://key:secret@s3.example.com/bucket?region=eu-central-1&public=https://cdn.example.com",
    fallbackSays: "files in LOCAL_DIR",
    hidden: true,
  },
]
