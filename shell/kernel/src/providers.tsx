import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { BrowserRouter } from "react-router-dom"
import { type Composition, CompositionProvider } from "./composition/composition"
import { queryClient } from "./query/query-client"

/** One router, one query cache and one composition around the whole page. */
export function KernelProviders(props: { composition: Composition; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <CompositionProvider value={props.composition}>
        <BrowserRouter>{props.children}</BrowserRouter>
      </CompositionProvider>
    </QueryClientProvider>
  )
}
