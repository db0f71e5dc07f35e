import { liveMicroFrontends } from "../shop/live-micro-frontends.mjs"
import { withdrawnMicroFrontends } from "../shop/withdrawn-micro-frontends.mjs"

/**
 * @param {string} localDir
 * @returns {import("./checks.mjs").Finding}
 */
export function microFrontends(localDir) {
  const name = "Micro-frontends"
  try {
    const withdrawn = withdrawnMicroFrontends(localDir)
    const wrong = withdrawn.map(
      (one) => `${one.name} is withdrawn, and its pages are missing. ${one.back} brings it back.`,
    )
    if (wrong.length > 0) return { name, wrong }
    const live = liveMicroFrontends(localDir).map((one) => one.name)
    if (live.length === 0) return { name, says: "none is live yet; npm start publishes them" }
    return { name, says: `${live.join(", ")} are live` }
  } catch (error) {
    return { name, wrong: [/** @type {Error} */ (error).message] }
  }
}
