import { api, ApiError, type ContactMessage, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { contactMessagesQuery } from "./contact-messages-query"

/** Marks a message as answered or as open again; why that was refused stays in `refusal`. */
export function useMarkAnswered({ _id: messageId }: ContactMessage) {
  const texts = useMessages().contact
  const client = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (answered: boolean) => api.contact.answered({ messageId, answered }),
    onSuccess(answer, answered) {
      if (!answer.success) return
      client.setQueryData(contactMessagesQuery.queryKey, (messages) =>
        messages?.map((message) =>
          message._id === messageId ? { ...message, answered } : message,
        ),
      )
    },
  })
  const fault = error && ((error instanceof ApiError && error.message) || texts.noAnswer)
  return {
    isPending,
    refusal: isPending ? undefined : data?.success === false ? data.message : fault,
    mark: (answered: boolean) => mutate(answered),
  }
}
