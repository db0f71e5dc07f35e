import { createMessages } from "@shop/kernel"
import { en } from "./en"

export const { useMessages, getMessages } = createMessages({ en, hi: () => import("./hi") })
