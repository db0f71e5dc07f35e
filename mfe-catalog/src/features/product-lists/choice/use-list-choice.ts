import { useSearchParams } from "@shop/kernel"
import { type ListChoice, readListChoice, writeListChoice } from "./list-choice"

/**
 * The choice in the address, and what changes a part of it. It takes the place of the one before, so
 * that Back leads to the page before the list and not through every choice; Back to the list finds
 * the last one.
 */
export function useListChoice({
  withCategories,
}: {
  withCategories: boolean
}): [ListChoice, change: (change: ListChoice) => void] {
  const [parameters, setParameters] = useSearchParams()
  const read = (from: URLSearchParams): ListChoice =>
    withCategories ? readListChoice(from) : { ...readListChoice(from), category: undefined }
  const change = (changed: ListChoice) =>
    setParameters((current) => writeListChoice(current, { ...read(current), ...changed }), {
      replace: true,
    })
  return [read(parameters), change]
}
