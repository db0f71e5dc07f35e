import { defineManifest } from "@shop/kernel/manifest"

const productPage = "/products/:category/:id"

export default defineManifest({
  name: "catalog",
  version: "0.1.0",
  owner: "catalog team",
  routes: ["/", "/products", "/products/:category", productPage],
  // What is told of the home page, a category and a product comes from the shop and its products.
  pages: { "/products": { title: { en: "All Products", hi: "सारा सामान" } } },
  menu: [
    { path: "/", label: { en: "Home", hi: "होम" }, order: 10 },
    { path: "/products", label: { en: "All Products", hi: "सारा सामान" }, order: 20 },
  ],
  slots: [
    "catalog.product-card.action/v1",
    { id: "catalog.product.action/v1", routes: [productPage] },
    { id: "catalog.product.after/v1", routes: [productPage] },
  ],
  needs: {
    kernel: "^1.0.0",
    designSystem: "^1.0.0",
    calls: ["product.list", "newsletter.subscribe"],
  },
})
