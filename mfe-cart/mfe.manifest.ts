import { defineManifest } from "@shop/kernel/manifest"

export default defineManifest({
  name: "cart",
  version: "0.1.0",
  owner: "cart team",
  routes: ["/cart", "/add-address", "/edit-address/:id", "/my-orders", "/my-orders/:id"],
  pages: {
    "/cart": { title: { en: "Cart", hi: "कार्ट" } },
    "/add-address": { title: { en: "Add Address", hi: "पता जोड़ें" }, personal: true },
    "/edit-address/:id": { personal: true },
    "/my-orders": { title: { en: "My Orders", hi: "मेरे ऑर्डर" }, personal: true },
    "/my-orders/:id": { personal: true },
  },
  menu: [
    {
      path: "/my-orders",
      label: { en: "My Orders", hi: "मेरे ऑर्डर" },
      order: 40,
      audience: "shopper",
      places: ["header", "profile"],
    },
  ],
  fragments: [
    {
      id: "cart.mini-cart/v1",
      module: "./fragments/mini-cart",
      slot: "shell.header.end/v1",
      order: 10,
    },
    {
      id: "cart.cart-bar/v1",
      module: "./fragments/cart-bar",
      slot: "shell.page.end/v1",
      order: 10,
    },
    {
      id: "cart.add-to-cart/v1",
      module: "./fragments/add-to-cart",
      slot: "catalog.product-card.action/v1",
      order: 10,
    },
    {
      id: "cart.buy-box/v1",
      module: "./fragments/buy-box",
      slot: "catalog.product.action/v1",
      order: 10,
    },
  ],
  needs: {
    kernel: "^1.0.0",
    designSystem: "^1.0.0",
    // Not product.list: for every page of a micro-frontend that names it the storefront server preloads
    // it, and where no screen asks at once the browser keeps that list, however old, for the first to ask.
    calls: [
      "user.isAuth",
      "cart.update",
      "address.list",
      "address.add",
      "address.update",
      "address.delete",
      "order.cod",
      "order.online",
      "order.mine",
      "order.cancel",
      "events.stream",
    ],
    slots: [
      "shell.header.end/v1",
      "shell.page.end/v1",
      "catalog.product-card.action/v1",
      "catalog.product.action/v1",
    ],
  },
})
