import { type AddressFields, api, notify, useMutation, useQueryClient } from "@shop/kernel"
import { addressesQuery } from "../../../shared/addresses/addresses-query"

/** Saves an address and says so; the address pickers then load their lists anew. */
export function useAddAddress(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: AddressFields) => api.address.add({ address }),
    onSuccess(answer) {
      if (!answer.success) return
      notify.success(answer.message)
      void queryClient.invalidateQueries({ queryKey: addressesQuery(userId).queryKey })
    },
  })
}
