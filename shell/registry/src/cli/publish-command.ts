import { userInfo } from "node:os"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { examine, publish } from "../changes/publish.js"
import { publishWorkingCopies } from "../changes/publish-working-copies.js"
import { nameOfFolder } from "../changes/working-copies.js"
import { readShellOffer } from "../gate/shell-offer.js"
import { sizesOf } from "../gate/sizes.js"
import { Refusal } from "../refusal.js"
import { type BuildOutput, readBuildOutput } from "../releases/build-output.js"
import { grantOwnToken, readOwnToken } from "../tokens/tokens.js"
import { runConformance } from "./run-conformance.js"
import { type CliOptions, operand, readNumber } from "./options.js"

/** The shell of this checkout, seen from the built file. */
const OWN_SHELL = fileURLToPath(new URL("../../../dist/shell.json", import.meta.url))

export const tokenAtHand = async (localDir: string) =>
  process.env.MFE_TOKEN ?? (await readOwnToken(localDir))

/** Publishes, or with --dry-run only says what the gate says. Resolves to what to print. */
export async function publishCommand(localDir: string, options: CliOptions): Promise<string> {
  const folder = operand(options, 0)
  const offer = await readShellOffer(options.shell ?? OWN_SHELL)
  const program = options.conformance
  const proof = program
    ? { conformance: (output: BuildOutput) => runConformance(program, output) }
    : {}
  const baseUrl = options["base-url"]
  const place = baseUrl === undefined ? {} : { baseUrl }
  if (options["dry-run"]) {
    const output = await readBuildOutput(resolve(folder, "dist"))
    const troubles = await examine(localDir, output, { offer, ...place, ...proof })
    const { name, version } = output.manifest
    const sizes = [...(await sizesOf(output))].map(
      ([module, size]) => `  ${module} ${size.toFixed(1)} KiB`,
    )
    const verdict = troubles.length > 0 ? "would be refused:" : "would be published."
    if (troubles.length > 0) process.exitCode = 1
    return [`${name} ${version} ${verdict}`, ...troubles.map((one) => `- ${one}`), ...sizes].join(
      "\n",
    )
  }
  const canary = readNumber(options.canary, 1, 99, "--canary")
  const token = await tokenAtHand(localDir)
  const live = await publish(localDir, folder, {
    offer,
    token,
    ...proof,
    ...(canary !== undefined && { canary }),
    ...place,
  })
  const { name, version } = live
  const trial = live.canary
  if (trial) return `${name} ${trial.release} is live for ${trial.share}% of visitors`
  return `${name} ${version} is live`
}

/** What `npm start` does with what it built; makes the first token at the first start. */
export async function startCommand(localDir: string, { operands }: CliOptions): Promise<string> {
  const offer = await readShellOffer(OWN_SHELL)
  const by = `npm start (${userInfo().username})`
  const { published, leftOut } = await publishWorkingCopies(localDir, operands, { offer, by })
  await grantOwnToken(localDir, operands.map(nameOfFolder))
  const left = leftOut.map(
    ({ name, troubles }) => new Refusal(`${name} is left as it is:`, troubles).message,
  )
  return [...published.map((one) => `${one} is live`), ...left].join("\n")
}
