import { createMessages } from "@shop/kernel"
import { en } from "./en"

export const { useMessages } = createMessages({ en, hi: () => import("./hi") })
