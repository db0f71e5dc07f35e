/** What robots may read: all but calls, Medusa Admin and the seller's area. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /app
Disallow: /seller

Sitemap: ${origin}/sitemap.xml
`
}
