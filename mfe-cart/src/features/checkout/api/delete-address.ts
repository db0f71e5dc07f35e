import { api, notify, useMutation, useQueryClient } from "@shop/kernel"
import { allAddresses } from "../../../shared/addresses/addresses-query"

/** Deletes one of the shopper's addresses and says so; `refusal` is why it was not. */
export function useDeleteAddress(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (addressId: string) => api.address.delete({ addressId }),
    async onSuccess(answer) {
      if (!answer.success) return
      notify.success(answer.message)
      await queryClient.invalidateQueries({ queryKey: allAddresses })
      onDeleted()
    },
  })
  return {
    deleteAddress: mutate,
    isDeleting: isPending,
    refusal: data?.success === false ? data.message : error?.message,
    reset,
  }
}
