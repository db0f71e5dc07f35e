import { defineManifest } from "@shop/kernel/manifest"

export default defineManifest({
  name: "seller",
  version: "0.1.0",
  owner: "seller team",
  routes: [
    "/seller",
    "/seller/product-list",
    "/seller/product-list/:productId",
    "/seller/orders",
    "/seller/contact",
  ],
  pages: {
    "/seller": { title: { en: "Seller", hi: "विक्रेता" }, personal: true },
    "/seller/product-list": { personal: true },
    "/seller/product-list/:productId": { personal: true },
    "/seller/orders": { personal: true },
    "/seller/contact": { personal: true },
  },
  menu: [
    {
      path: "/seller",
      label: { en: "Seller Login", hi: "विक्रेता लॉग इन" },
      order: 90,
      audience: "visitor",
    },
  ],
  needs: {
    kernel: "^1.0.0",
    designSystem: "^1.0.0",
    // Not product.list: for every page of a micro-frontend that names it the storefront server preloads
    // it, and where no screen asks at once the browser keeps that list, however old, for the first to ask.
    calls: [
      "seller.isAuth",
      "seller.login",
      "seller.logout",
      "product.add",
      "product.stock",
      "product.mine",
      "product.update",
      "product.withdraw",
      "order.all",
      "order.move",
      "contact.list",
      "contact.answered",
      "events.stream",
    ],
  },
})
