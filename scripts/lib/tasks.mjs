/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [needs] names of the tasks that come before it
 * @property {boolean} [light] it mostly waits, and takes none of the places for work
 * @property {() => Promise<unknown>} run
 */

/**
 * Runs tasks side by side, each as soon as those it needs are done; of several that could begin, the
 * first in the list. After a failure nothing more begins, and `onFailure` may end what is under way.
 * @param {Task[]} tasks
 * @param {{ places: number, onFailure?: () => void }} options how many heavy ones run at once
 * @throws the first failure, once everything begun has come to its end
 */
export async function runTasks(tasks, { places, onFailure }) {
  const waiting = new Set(tasks)
  const done = new Set()
  /** @type {Map<Task, Promise<void>>} */
  const running = new Map()
  /** @type {unknown[]} */
  const failures = []
  const heavy = () => [...running.keys()].filter(({ light }) => !light).length
  const canBegin = (/** @type {Task} */ { needs = [], light }) =>
    needs.every((name) => done.has(name)) && (light || heavy() < places)

  const begin = (/** @type {Task} */ task) => {
    waiting.delete(task)
    const end = task
      .run()
      .then(() => void done.add(task.name))
      .catch((error) => {
        if (failures.push(error) === 1) onFailure?.()
      })
      .finally(() => running.delete(task))
    running.set(task, end)
  }

  while (waiting.size > 0 && failures.length === 0) {
    for (const task of waiting) if (canBegin(task)) begin(task)
    if (running.size === 0) throw new Error(`Nothing leads to ${[...waiting][0]?.name}.`)
    await Promise.race(running.values())
  }
  await Promise.all(running.values())
  if (failures.length > 0) throw failures[0]
}
