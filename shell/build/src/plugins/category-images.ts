import { readFile } from "node:fs/promises"
import type { Plugin } from "vite"

const ADDRESS = /^\/images\/categories\/([a-z]+\.svg)$/

/** The shell's own files, seen from this file both as source and as built. */
const FOLDER = new URL("../../../public/images/categories/", import.meta.url)

/**
 * Serves the shell's category pictures to a micro-frontend that is developed alone, as the shop's
 * origin would.
 */
export function categoryImages(): Plugin {
  return {
    name: "shop:category-images",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = ADDRESS.exec(request.url ?? "")?.[1]
        if (!name) return next()
        readFile(new URL(name, FOLDER)).then(
          (image) => response.setHeader("content-type", "image/svg+xml").end(image),
          () => next(),
        )
      })
    },
  }
}
