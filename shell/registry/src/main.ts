import { runWords } from "./cli/commands.js"
import { Refusal } from "./refusal.js"

try {
  const text = await runWords(process.argv.slice(2))
  if (text) console.log(text)
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
}
