import { defineManifest } from "@shop/kernel/manifest"

/** A micro-frontend that exists for tests of the shell only. */
export default defineManifest({
  name: "guest",
  version: "1.0.0",
  owner: "Tests of the shell",
  routes: ["/guest/*"],
  menu: [{ path: "/guest", label: { en: "Guest" }, order: 10 }],
  fragments: [{ id: "guest.badge/v1", module: "./fragments/badge", slot: "shell.header.end/v1" }],
})
