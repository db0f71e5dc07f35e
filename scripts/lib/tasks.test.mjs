import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { runTasks } from "./tasks.mjs"

/** Tasks that note when they begin and end. */
function recorder() {
  /** @type {string[]} */
  const events = []
  /** @param {string} name @param {Partial<import("./tasks.mjs").Task>} [how] */
  const task = (name, how = {}) => ({
    name,
    run: async () => {
      events.push(`begin ${name}`)
      await sleep(5)
      events.push(`end ${name}`)
    },
    ...how,
  })
  return { events, task }
}

describe("tasks", () => {
  it("begin when all they need is done", async () => {
    const { events, task } = recorder()
    await runTasks([task("roof", { needs: ["wall", "floor"] }), task("wall"), task("floor")], {
      places: 2,
    })
    expect(events.indexOf("begin roof")).toBeGreaterThan(events.indexOf("end wall"))
    expect(events.indexOf("begin roof")).toBeGreaterThan(events.indexOf("end floor"))
  })

  it("take no more places than there are, light ones aside", async () => {
    const { events, task } = recorder()
    await runTasks([task("one"), task("two"), task("waiting", { light: true })], { places: 1 })
    expect(events.indexOf("begin two")).toBeGreaterThan(events.indexOf("end one"))
    expect(events.indexOf("begin waiting")).toBeLessThan(events.indexOf("end one"))
  })

  it("of which one fails end with its error, and begin nothing more", async () => {
    const { events, task } = recorder()
    let told = 0
    const broken = task("broken", { run: () => Promise.reject(new Error("out of bricks")) })
    const work = runTasks([broken, task("beside"), task("after", { needs: ["beside"] })], {
      places: 2,
      onFailure: () => (told += 1),
    })
    await expect(work).rejects.toThrow("out of bricks")
    expect(events).toEqual(["begin beside", "end beside"])
    expect(told).toBe(1)
  })

  it("that need what nobody does are refused, not waited for", async () => {
    const { task } = recorder()
    const work = runTasks([task("roof", { needs: ["wall"] })], { places: 2 })
    await expect(work).rejects.toThrow("Nothing leads to roof.")
  })
})
