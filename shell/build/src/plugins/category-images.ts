import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Plugin } from "vite"

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string }>
}

/** Which picture of Microsoft's Fluent emoji (MIT, docs/credits.md) stands for a category. */
const pictures: Record<string, string> = {
  vegetables: "leafy-green",
  fruits: "red-apple",
  drinks: "tropical-drink",
  instant: "steaming-bowl",
  dairy: "cheese-wedge",
  bakery: "bread",
  grains: "sheaf-of-rice",
}

const FOLDER = "images/categories"

async function drawAll(): Promise<Map<string, string>> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json")
  const set = JSON.parse(await readFile(file, "utf8")) as IconSet
  return new Map(
    Object.entries(pictures).map(([category, picture]) => {
      const icon = set.icons[picture]
      if (!icon) throw new Error(`Fluent emoji has no picture '${picture}'.`)
      const box = `0 0 ${set.width} ${set.height}`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
      return [`${FOLDER}/${category}.svg`, svg] as const
    }),
  )
}

/**
 * Serves the seven category pictures in development and, for the shell, which owns their addresses,
 * puts them into the build.
 */
export function categoryImages({ emit }: { emit: boolean }): Plugin {
  return {
    name: "shop:category-images",
    async configureServer(server) {
      const images = await drawAll()
      server.middlewares.use((request, response, next) => {
        const image = images.get(request.url?.slice(1) ?? "")
        if (!image) return next()
        response.setHeader("content-type", "image/svg+xml")
        response.end(image)
      })
    },
    async generateBundle() {
      if (!emit) return
      for (const [fileName, source] of await drawAll()) {
        this.emitFile({ type: "asset", fileName, source })
      }
    },
  }
}
