/**
 * Prints what an examination of a shop's data found.
 * @param {Awaited<ReturnType<typeof import("./data.mjs").examineData>>} examination
 * @returns {number} how many troubles want mending
 */
export function sayExamination({ counts, troubles }) {
  const all = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  console.log(`  ${all.join(", ")}\n`)
  for (const { name, ids, advice, mended } of troubles) {
    const some = ids.slice(0, 5).join(", ") + (ids.length > 5 ? ", …" : "")
    console.log(`  ${mended ? "MENDED" : "WRONG "}  ${ids.length} ${name} (${some})`)
    if (!mended) console.log(`          ${advice}`)
  }
  return troubles.filter(({ mended }) => !mended).length
}
