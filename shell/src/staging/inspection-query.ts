import { queryOptions } from "@shop/kernel"

interface Inspected {
  name: string
  owner: string
  release: string
  lastGood?: string
  trial?: { release: string; share: number }
  slots: string[]
  fragments: { id: string; slot: string }[]
  needs: { calls: string[]; slots: string[]; fragments: string[]; routes: string[] }
  views: number
  failures: number
}

interface Inspection {
  /** Whether the storefront points back from a release that fails; else that is done where the registry is. */
  takesBackByItself: boolean
  microFrontends: Inspected[]
  events: { at: string; by: string; action: string; name: string; to?: string; why?: string }[]
}

/** What the server knows of the live micro-frontends. */
export const inspectionQuery = queryOptions({
  queryKey: ["mfe", "inspection"],
  queryFn: async (): Promise<Inspection> => {
    const answer = await fetch("/mfe/inspector.json", { cache: "no-store" })
    if (!answer.ok) throw new Error(`/mfe/inspector.json answered ${answer.status}`)
    return (await answer.json()) as Inspection
  },
})
