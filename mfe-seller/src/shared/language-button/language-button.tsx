import { Button } from "@shop/ds"
import { chooseLanguage, useLanguage } from "@shop/kernel"
import { useMessages } from "../../messages"

/** Changes to the shop's other language, which is named in itself. */
export function LanguageButton() {
  const { otherLanguage } = useMessages().layout
  const other = useLanguage() === "en" ? "hi" : "en"
  return (
    <Button variant="ghost" lang={other} onClick={() => void chooseLanguage(other)}>
      {otherLanguage}
    </Button>
  )
}
