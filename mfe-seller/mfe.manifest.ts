import { defineManifest } from "@shop/kernel/manifest"

export default defineManifest({
  name: "seller",
  version: "0.1.0",
  owner: "seller team",
  routes: ["/seller", "/seller/product-list", "/seller/orders", "/seller/contact"],
  menu: [{ path: "/seller", label: { en: "Seller Login" }, order: 90, audience: "visitor" }],
  needs: {
    calls: [
      "seller.isAuth",
      "seller.login",
      "seller.logout",
      "product.list",
      "product.add",
      "product.stock",
      "order.all",
      "contact.list",
    ],
  },
})
