import { jsonClient } from "../json-client.mjs"
import { inTurns } from "../in-turns.mjs"
import { keepBusy, perSecond } from "../keep-busy.mjs"
import { rateAndTimes, rateRatio } from "../cells.mjs"
import { startHelper } from "../start-helper.mjs"

const AT_ONCE = 4
const how = { rounds: 3, seconds: 5 }

/**
 * Sign-ins by four shoppers at once, against the bare key derivation.
 * @param {import("./bench-crowd.mjs").BenchCrowd} crowd
 * @param {AbortSignal} signal
 */
export async function measureSignIns({ shop, db, shoppers, password }, signal) {
  const { rows } = await db.query(
    `select provider_metadata ->> 'password' as stored from provider_identity where entity_id = $1`,
    [shoppers[0]?.email],
  )
  const client = jsonClient(shop.backend)
  const bare = startHelper(
    new URL("derive-keys.mjs", import.meta.url),
    { stored: rows[0].stored, password },
    ["--disable-warning=ExperimentalWarning"],
  )
  let next = 0
  const signIn = async () => {
    const { email, headers } = shoppers[next++ % shoppers.length] ?? {}
    const from = { "x-shop-client-address": headers?.["x-shop-client-address"] ?? "" }
    const body = { email, password }
    const answer = await client.ask("POST", "/api/user/login", { headers: from, body })
    if (!JSON.parse(String(answer)).success) throw new Error(`Refused: ${answer}`)
  }
  try {
    await keepBusy(signIn, { atOnce: AT_ONCE, seconds: 1, signal })
    const measured = await inTurns(
      {
        shop: () => keepBusy(signIn, { atOnce: AT_ONCE, seconds: how.seconds, signal }),
        bare: () => bare.run(how.seconds),
      },
      how.rounds,
    )
    return [
      {
        what: `sign-in, ${AT_ONCE} at once`,
        value: rateAndTimes(measured.shop, "sign-ins"),
        ratio: rateRatio(measured.shop, measured.bare),
      },
      {
        what: "the key derivation alone, as many at once as the shop computes",
        value: `${perSecond(measured.bare).toFixed(1)} keys/s`,
      },
    ]
  } finally {
    bare.stop()
    client.close()
  }
}
