import type { RunningShop } from "./start-shop"

/** Lets the limits believe that their hits happened `seconds` earlier. */
export async function ageLimits(shop: RunningShop, seconds: number): Promise<void> {
  await shop.db.query(
    `update shop_rate_limit
     set hits = array(select hit - make_interval(secs => $1) from unnest(hits) hit)`,
    [seconds],
  )
}

/** Lets the codes and proofs of an e-mail be `seconds` older. */
export async function ageCodes(shop: RunningShop, email: string, seconds: number): Promise<void> {
  await shop.db.query(
    `update shop_flow set
       code_expires_at = code_expires_at - make_interval(secs => $2),
       verified_at = verified_at - make_interval(secs => $2),
       expires_at = expires_at - make_interval(secs => $2)
     where email = $1`,
    [email, seconds],
  )
}

/** Lets the sessions of a person lie unused for `seconds`. */
export async function ageSessions(
  shop: RunningShop,
  subjectId: string,
  seconds: number,
): Promise<void> {
  await shop.db.query(
    `update shop_session set
       seen_at = seen_at - make_interval(secs => $2),
       expires_at = expires_at - make_interval(secs => $2)
     where subject_id = $1`,
    [subjectId, seconds],
  )
}
