import { useSearchParams } from "@shop/kernel"

/**
 * What a list is searched and filtered by, in the address (docs/decisions/110-lists-in-the-address.md):
 * a change takes the place of the entry before, and what chooses nothing is left out.
 */
export function useListChoice<Key extends string>(
  keys: readonly Key[],
): [Readonly<Record<Key, string>>, change: (change: Partial<Record<Key, string>>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const choice = Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ""]))

  function change(change: Partial<Record<Key, string>>) {
    setParameters(
      (current) => {
        for (const [key, value] of Object.entries<string | undefined>(change)) {
          if (value) current.set(key, value)
          else current.delete(key)
        }
        return current
      },
      { replace: true },
    )
  }
  return [choice as Record<Key, string>, change]
}
