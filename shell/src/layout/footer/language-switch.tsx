import { chooseLanguage, useLanguage } from "@shop/kernel"
import { languages } from "@shop/kernel/host"
import { useMessages } from "../../messages"
import styles from "./language-switch.module.css"

/** Lets a person choose the shop's language; each is named in itself. */
export function LanguageSwitch() {
  const { label, names } = useMessages().language
  const current = useLanguage()
  return (
    <div role="group" aria-label={label} className={styles.switch}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={styles.language}
          onClick={() => void chooseLanguage(language)}
        >
          {names[language]}
        </button>
      ))}
    </div>
  )
}
