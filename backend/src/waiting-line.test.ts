import { expect, it } from "vitest"
import { WaitingLine } from "./waiting-line"

/** A job that ends when told to. */
function job() {
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))
  const state = { started: false, finish, run: () => Promise.resolve() }
  state.run = () => {
    state.started = true
    return done
  }
  return state
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it("runs so many jobs at a time and the others in the order they came", async () => {
  const line = new WaitingLine({ parallel: 2, waiting: 10, waitingPerClient: 10 })
  const jobs = [job(), job(), job(), job()] as const
  const all = jobs.map(({ run }) => line.run("a", run))
  await settle()
  expect(jobs.map(({ started }) => started)).toEqual([true, true, false, false])
  jobs[1].finish()
  await settle()
  expect(jobs.map(({ started }) => started)).toEqual([true, true, true, false])
  for (const { finish } of jobs) finish()
  await Promise.all(all)
})

it("refuses at once what finds the queue full, for everybody or for its client", async () => {
  const line = new WaitingLine({ parallel: 1, waiting: 3, waitingPerClient: 2 })
  const jobs = [job(), job(), job(), job()] as const
  const all = [line.run("a", jobs[0].run), line.run("a", jobs[1].run), line.run("a", jobs[2].run)]
  await expect(line.run("a", job().run)).rejects.toMatchObject({ status: 429 })
  all.push(line.run("b", jobs[3].run))
  await expect(line.run("c", job().run)).rejects.toMatchObject({ status: 429 })
  for (const { finish } of jobs) finish()
  await Promise.all(all)
})

it("goes on after a job that failed", async () => {
  const line = new WaitingLine({ parallel: 1, waiting: 1, waitingPerClient: 1 })
  const broken = line.run("a", () => Promise.reject(new Error("broken")))
  const sound = line.run("a", () => Promise.resolve("sound"))
  await expect(broken).rejects.toThrow("broken")
  await expect(sound).resolves.toBe("sound")
  await expect(line.run("a", () => Promise.resolve("again"))).resolves.toBe("again")
})
