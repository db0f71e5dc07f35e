import { Slot, useLocation, Link } from "@shop/kernel"
import { KernelProviders, type Registry, RemoteModules, RemotePart, routeOwner, useComposition, useNotices } from "@shop/kernel/host"
import { createFederationLoader } from "../remotes/federation-loader"
import { Button } from "@shop/ds"
import { useState } from "react"

function Page() {
  const { registry } = useComposition()
  const { pathname } = useLocation()
  const owner = routeOwner(registry, pathname)
  const notices = useNotices()
  return <><header><Link to="/">Home</Link><Link to="/contact">contact</Link><Slot id="shell.header.end/v1" /></header>
  {notices.map((n) => <p key={n.id}>{n.text}</p>)}
  {owner ? <RemotePart microFrontend={owner.name} module="./app" place="page" /> : <p>own page</p>}</>
}
export function App({ registry }: { registry: Registry }) {
  const [composition] = useState(() => ({ registry, modules: new RemoteModules(createFederationLoader(registry)),
    Loading: () => <p>Loading</p>, Failed: ({ retry }: { retry: () => void }) => <Button onClick={retry}>Try again</Button> }))
  return <KernelProviders composition={composition}><Page /></KernelProviders>
}
