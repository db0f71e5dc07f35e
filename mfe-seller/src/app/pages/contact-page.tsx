import { Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { ContactMessages } from "../../features/contact-messages/components/contact-messages"
import { useMessages } from "../../messages"
import { useSeen } from "../../shared/live/use-seen"

/** /seller/contact */
export function ContactPage() {
  const texts = useMessages().contact
  usePageTitle(texts.title)
  useSeen("messages")
  return (
    <Stack>
      <Heading level={1}>{texts.title}</Heading>
      <ContactMessages />
    </Stack>
  )
}
