import { createMessages } from "@shop/kernel"
import { en, type Texts } from "./en"

export const { useMessages } = createMessages<Texts>({ en })
