import { Accordion } from "@shop/ds"
import { useMessages } from "../../messages"
import { TextPage } from "../text-page"

/** Five questions, one open at a time. */
export function FaqsPage() {
  const { title, heading, questions } = useMessages().faqs
  const items = questions.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: answer,
  }))
  return (
    <TextPage title={title} heading={heading}>
      <Accordion items={items} headingLevel={2} />
    </TextPage>
  )
}
