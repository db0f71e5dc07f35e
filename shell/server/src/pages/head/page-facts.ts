/** What search engines and shared links are told of a page. */
export interface PageFacts {
  /** Without the shop's name; the shop's name alone where absent. */
  title: string | undefined
  description: string
  /** The one true path, or undefined for a page that search engines shall skip. */
  canonical: string | undefined
  /** A picture's complete address. */
  image: { url: string; alt: string } | undefined
  type: "website" | "product"
  /** JSON-LD. */
  structuredData: readonly object[]
}
