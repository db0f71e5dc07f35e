import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { compareVersions, type Manifest, satisfiesRange } from "@shop/kernel/manifest"
import { z } from "zod"
import type { ShellOffer } from "./shell-offer.js"

/** What the federation plugin writes about a build; only what is looked at here. */
const builtSchema = z.object({
  metaData: z.object({ pluginVersion: z.string() }),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
})

const major = (version: string) => version.split(".")[0]
const minor = (version: string) => version.split(".").slice(0, 2).join(".")

function shareTrouble(name: string, version: string, offer: ShellOffer): string | undefined {
  const given = offer.shared[name]
  if (!given)
    return `It shares ${name}, which the shell does not give: of shared packages import only ${Object.keys(offer.shared).join(", ")}, and build it with the preset of @shop/build alone.`
  if (major(version) !== major(given))
    return `It was built with ${name} ${version} and the live shell gives ${given}: build it with ${major(given)}.x, or wait for the shell.`
  if (compareVersions(version, given) > 0)
    return `It was built with ${name} ${version}, newer than the live shell's ${given}: build it with ${given}, or have the shell published first.`
  return undefined
}

/**
 * Whether the live shell gives what the build shares. The runtime would pick some version in silence,
 * the wrong one included, so this is the only place where it is noticed.
 */
export async function shareTroubles(
  folder: string,
  { needs }: Pick<Manifest, "needs">,
  offer: ShellOffer,
): Promise<string[]> {
  const text = await readFile(join(folder, "mf-manifest.json"), "utf8").catch(() => "null")
  const built = builtSchema.safeParse(JSON.parse(text))
  if (!built.success)
    return ["It does not say what it was built with (mf-manifest.json): build it with @shop/build."]

  const { shared, metaData } = built.data
  const shares = shared.flatMap(({ name, version }) => shareTrouble(name, version, offer) ?? [])
  const ranges = (
    [
      ["@shop/kernel", needs.kernel],
      ["@shop/ds", needs.designSystem],
    ] as const
  ).flatMap(([name, range]) => {
    const given = offer.shared[name] ?? "0.0.0"
    if (satisfiesRange(given, range)) return []
    return `It needs ${name} ${range} and the live shell gives ${given}: change the range in its manifest, or wait for the shell.`
  })
  const { pluginVersion } = metaData
  const isOfAge = minor(pluginVersion) === minor(offer.federation)
  const plugin = isOfAge
    ? []
    : [
        `It was built with @module-federation/vite ${pluginVersion} and the live shell with ${offer.federation}, which may not understand each other: build it with ${offer.federation}.`,
      ]
  return [...shares, ...ranges, ...plugin]
}
