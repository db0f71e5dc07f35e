/** Typed text as names and addresses are stored: one line, single spaces. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim()
