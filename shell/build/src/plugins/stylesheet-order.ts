import type { Plugin } from "vite"

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/g

/**
 * Puts the entry's stylesheet, which states the order of the cascade layers, before those of shared
 * packages: the first mention of a layer decides its rank.
 */
export function stylesheetOrder(): Plugin {
  return {
    name: "shop:stylesheet-order",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const links = [...html.matchAll(STYLESHEET)].map(([link, file = ""]) => ({ link, file }))
        const sorted = [...links].sort(
          (one, other) =>
            Number(other.file.startsWith("index-")) - Number(one.file.startsWith("index-")),
        )
        return html
          .replace(STYLESHEET, "")
          .replace("</head>", () => `${sorted.map(({ link }) => link).join("")}\n  </head>`)
      },
    },
  }
}
