import { availableParallelism, cpus, loadavg, totalmem } from "node:os"

/**
 * One line of a benchmark.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} value with its unit
 * @property {string} [ratio] against what the benchmark compares with
 * @property {string} [goal]
 */

/**
 * A benchmark's section of docs/benchmarks.md.
 * @param {{ title: string, about: string, rows: Row[] }} bench
 */
export function renderSection({ title, about, rows }) {
  const columns = /** @type {const} */ (["what", "value", "ratio", "goal"])
  const used = columns.filter((column) => rows.some((row) => row[column]))
  const headings = { what: "", value: "measured", ratio: "ratio", goal: "goal" }
  const cells = [
    used.map((column) => headings[column]),
    used.map(() => ""),
    ...rows.map((row) => used.map((column) => row[column] ?? "")),
  ]
  const widths = used.map((_, at) => Math.max(3, ...cells.map((line) => line[at]?.length ?? 0)))
  const lines = cells.map((line, index) => {
    const padded = line.map((cell, at) =>
      index === 1 ? "-".repeat(widths[at] ?? 3) : cell.padEnd(widths[at] ?? 3),
    )
    return `| ${padded.join(" | ")} |`
  })
  return [`## ${title}`, "", about, "", ...lines, "", machine()].join("\n")
}

/**
 * The document with this section in place of the one of the same name, or after all others.
 * @param {string} document
 * @param {string} name
 * @param {string} section
 */
export function withSection(document, name, section) {
  const begin = `<!-- bench ${name} -->`
  const end = `<!-- end ${name} -->`
  const block = `${begin}\n\n${section}\n\n${end}`
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${block}\n`
  return document.slice(0, from) + block + document.slice(to + end.length)
}

/** When and on what it was measured, and how busy the machine was with other work. */
function machine() {
  const date = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1e9)
  const load = loadavg()[0]?.toFixed(1)
  return (
    `Measured ${date}: ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory} GB, ` +
    `Node.js ${process.versions.node}, load ${load}.`
  )
}
