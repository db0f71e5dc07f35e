import { demo } from "../settings/demo-sign-ins.mjs"

/**
 * What a person needs once the shop runs: where to look, what is missing there, and how to sign in.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {{ name: string, back: string }[]} withdrawn
 */
export function summary({ values, ports, production, localDir }, withdrawn) {
  const shop = String(values.PUBLIC_URL)
  const addresses = [
    ["Shop", shop],
    ["Seller", `${shop}/seller`],
    ["Medusa Admin", `${shop}/app`],
    ["API reference", `${shop}/api/docs`],
    ...(production ? [] : [["Mails it sent", `http://localhost:${ports.sandbox}`]]),
    ["Local state", localDir],
    ...withdrawn.map(({ name, back }) => ["Withdrawn", `${name}; ${back} brings it back`]),
  ]
  return [...table(addresses), "", ...table(signIns(values, production))].join("\n")
}

/**
 * @param {import("../settings/setting.mjs").Values} values
 * @param {boolean} production
 */
function signIns(values, production) {
  const isDemo = values.SELLER_PASSWORD === demo.sellerPassword && !production
  const password = isDemo ? demo.sellerPassword : "(SELLER_PASSWORD, as set when it was set up)"
  const seller = ["Sign in as seller", String(values.SELLER_EMAIL), password]
  if (!values.SHOPPER_EMAIL) return [seller]
  return [["Sign in as shopper", values.SHOPPER_EMAIL, String(values.SHOPPER_PASSWORD)], seller]
}

/** @param {string[][]} rows */
function table(rows) {
  const widths = [0, 1].map((at) => Math.max(...rows.map((row) => String(row[at]).length)))
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("   ")}`.trimEnd(),
  )
}
