const loads = new Map<string, Promise<void>>()

function append(href: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.crossOrigin = ""
  if (integrity) link.integrity = integrity
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The stylesheet ${href} could not be loaded.`))
    }
    document.head.append(link)
  })
}

/**
 * Adds a stylesheet to the page, once; rejects when it cannot be had or is not what its digest says,
 * and may then be called again. The bundler's own loading of styles remembers a failure for ever, so it
 * must find them there.
 */
export function loadStylesheet(href: string, integrity: string | undefined): Promise<void> {
  const known = loads.get(href)
  if (known) return known
  // A preload that failed answers the next request in place of the network, once.
  const load = append(href, integrity).catch(() => append(href, integrity))
  loads.set(href, load)
  load.catch(() => loads.delete(href))
  return load
}
