import { backendTasks } from "../shop/backend-tasks.mjs"
import { bringUpTasks } from "../shop/bring-up.mjs"
import { isMicroFrontend, readWorkspace } from "../workspace.mjs"
import { microFrontendsInDevelopment } from "./micro-frontends.mjs"
import { rebuildOnChange } from "./rebuild-on-change.mjs"
import { viteServices } from "./vite-services.mjs"

/**
 * Brings up the shop for working on it: shell and micro-frontends from Vite's own servers, which
 * reload as one types; backend and sandbox built again and restarted on each change.
 * @param {import("../shop/bring-up.mjs").BringUp} bringUp
 */
export async function bringUpDevelopment(bringUp) {
  const { progress, settings, supervisor } = bringUp
  const fronts = readWorkspace().filter(
    (entry) => entry.folder === "shell" || isMicroFrontend(entry),
  )
  // What the Vite configurations and the front-ends import built, not as source.
  const needs = ["@shop/api", "@shop/build", "@shop/kernel"]
  const microFrontends = microFrontendsInDevelopment(settings.ports.storefront)
  const vite = viteServices(settings, microFrontends).map((service) => ({
    name: `vite ${service.name}`,
    needs,
    light: true,
    run: () => progress.step(`Starting Vite for ${service.name}`, () => supervisor.start(service)),
  }))
  const isFront = (/** @type {string} */ name) => fronts.some((front) => front.name === name)
  await bringUpTasks(bringUp, [...backendTasks(bringUp), ...vite], (name) => !isFront(name))
  rebuildOnChange(bringUp)
}
