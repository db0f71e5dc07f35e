import { shareScope } from "./share-scope"

/** A remote's entry, as Module Federation has it. */
interface Container {
  init(scope: typeof shareScope, initScope: object[]): unknown
  get(module: string): Promise<() => unknown>
}

/** Containers that have been given the shared packages, by the address of their entry. */
const containers = new Map<string, Promise<Container>>()

async function open(entry: string): Promise<Container> {
  const container = (await import(/* @vite-ignore */ entry)) as Container
  await container.init(shareScope, [])
  return container
}

/** Loads a module of a remote through its container. What failed may be asked for again. */
export async function loadModule(entry: string, module: string): Promise<unknown> {
  const opened = containers.get(entry) ?? open(entry)
  containers.set(entry, opened)
  opened.catch(() => containers.delete(entry))
  const factory = await (await opened).get(module)
  return factory()
}
