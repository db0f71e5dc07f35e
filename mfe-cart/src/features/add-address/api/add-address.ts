import { type AddressFields, api, useMutation, useQueryClient } from "@shop/kernel"
import { addressesQuery } from "../../../shared/addresses/addresses-query"

/** Saves an address; once it is saved, the address pickers load their lists anew. */
export function useAddAddress(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: AddressFields) => api.address.add({ address }),
    onSuccess: (answer) =>
      answer.success
        ? queryClient.invalidateQueries({ queryKey: addressesQuery(userId).queryKey })
        : undefined,
  })
}
