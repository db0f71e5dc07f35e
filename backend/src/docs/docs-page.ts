/** The page of the reference; its script and styles come from this server alone. */
export function docsPage(shopName: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(shopName)}: API reference</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <noscript>This page needs JavaScript; the document itself is at /api/docs/openapi.json.</noscript>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
}

/** Draws the document; `validatorUrl` would ask a server elsewhere. */
export const docsScript = `SwaggerUIBundle({
  url: "/api/docs/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})
`

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
