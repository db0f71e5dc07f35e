import { createMessages } from "./create-messages"
import { en } from "./en"

interface KernelTexts {
  texts: typeof en
  /** A sentence of the server, which speaks English, in this language. */
  sentence: (english: string) => string
}

const english: KernelTexts = { texts: en, sentence: (sentence) => sentence }

/** Both files of Hindi at once: one is of little use without the other. */
async function hindi(): Promise<{ hi: KernelTexts }> {
  const [{ hi }, { translateSentence }] = await Promise.all([
    import("./hi"),
    import("./translate-sentence"),
  ])
  return { hi: { texts: hi, sentence: translateSentence } }
}

const kernel = createMessages({ en: english, hi: hindi })

/** The kernel's texts in the language in use. */
export const getMessages = () => kernel.getMessages().texts

/** A sentence of the server in the language in use. */
export const inWords = (sentence: string) => kernel.getMessages().sentence(sentence)
