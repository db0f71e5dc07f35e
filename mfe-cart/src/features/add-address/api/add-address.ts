import { type AddressFields, api, notify, useMutation, useQueryClient } from "@shop/kernel"
import { addressesQuery } from "../../../shared/addresses/addresses-query"

const mutationKey = ["address", "add"]

/** Saves an address and says so; the address pickers then load their lists anew. */
export function useAddAddress(userId: string) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey,
    mutationFn: (address: AddressFields) => api.address.add({ address }),
    onSuccess(answer) {
      if (!answer.success) return
      notify.success(answer.message)
      void queryClient.invalidateQueries({ queryKey: addressesQuery(userId).queryKey })
    },
  })
  return {
    ...mutation,
    /** The button turns busy a moment after the press, which a double click is faster than. */
    isRunning: () => queryClient.isMutating({ mutationKey }) > 0,
  }
}
