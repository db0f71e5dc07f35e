import { type AddressFields, api, notify, useQueryClient, useSingleMutation } from "@shop/kernel"
import { allAddresses } from "../../../shared/addresses/addresses-query"
import { forgetChosenAddress } from "../../../shared/checkout-choice/checkout-choice"

/**
 * Saves an address and says so; the address pickers then load their lists anew, and one that was
 * added is the one chosen there. Without an id it is a new one.
 */
export function useSaveAddress(addressId: string | undefined) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ["address", "save"],
    mutationFn: (address: AddressFields) =>
      addressId ? api.address.update({ addressId, address }) : api.address.add({ address }),
    onSuccess(answer) {
      if (!answer.success) return
      notify.success(answer.message)
      if (!addressId) forgetChosenAddress()
      void queryClient.invalidateQueries({ queryKey: allAddresses })
    },
  })
}
