import {
  type MutationKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from "@tanstack/react-query"

/**
 * A mutation of which one at a time is on its way, wherever its key is used: until it has ended, `mutate`
 * does nothing. A button turns busy a moment after the press, which a double click is faster than.
 */
export function useSingleMutation<Data, Wish>(
  options: UseMutationOptions<Data, Error, Wish> & { mutationKey: MutationKey },
): UseMutationResult<Data, Error, Wish> {
  const { mutationKey } = options
  const client = useQueryClient()
  const mutation = useMutation(options)
  return {
    ...mutation,
    mutate(...wish) {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(...wish)
    },
  }
}
