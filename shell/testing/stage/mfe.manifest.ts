import { defineManifest } from "@shop/kernel/manifest"

/** The page on which the conformance kit shows one fragment at a time, where its host would. */
export default defineManifest({
  name: "stage",
  version: "1.0.0",
  owner: "@shop/testing",
  routes: ["/stage"],
})
