import { Heading, Stack } from "@shop/ds"
import { shop } from "@shop/kernel"
import { useMessages } from "../../messages"
import { TextPage } from "../text-page"
import styles from "./return-policy-page.module.css"

/** What may be sent back, when, and how the money returns. */
export function ReturnPolicyPage() {
  const { title, intro, sections, questions } = useMessages().returnPolicy
  return (
    <TextPage title={title} intro={intro(shop.name)}>
      <Stack gap="lg">
        {sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
        <p>
          {questions}{" "}
          <a className={styles.mail} href={`mailto:${shop.supportEmail}`}>
            {shop.supportEmail}
          </a>
        </p>
      </Stack>
    </TextPage>
  )
}
