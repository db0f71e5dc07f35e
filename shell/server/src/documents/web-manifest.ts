import type { ShopInfo } from "@shop/kernel/manifest"

/** What a phone needs to put the shop on its home screen. */
export function webManifest(shop: ShopInfo, description: string): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  return JSON.stringify({
    id: "/",
    name: shop.name,
    short_name: shop.name.split(" ")[0],
    description,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbfaf5",
    theme_color: "#fbfaf5",
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
    ],
  })
}
