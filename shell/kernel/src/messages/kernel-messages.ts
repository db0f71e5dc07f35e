import { createMessages } from "./create-messages"
import { en } from "./en"

export const { getMessages } = createMessages({ en })
