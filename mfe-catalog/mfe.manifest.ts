import { defineManifest } from "@shop/kernel/manifest"

export default defineManifest({
  name: "catalog",
  version: "0.1.0",
  owner: "catalog team",
  routes: ["/", "/products", "/products/:category", "/products/:category/:id"],
  menu: [
    { path: "/", label: { en: "Home" }, order: 10 },
    { path: "/products", label: { en: "All Products" }, order: 20 },
  ],
  slots: [
    "catalog.product-card.action/v1",
    "catalog.product.action/v1",
    "catalog.product.after/v1",
  ],
  needs: { calls: ["product.list"] },
})
