import { type RefObject, useCallback, useLayoutEffect } from "react"
import { onSignedOut } from "./session/session"

const PREFIX = "shop.draft."

/** What stands in the named fields of a form, and who wrote it. */
interface Draft {
  owner: string | null
  fields: Record<string, string>
}

/**
 * Keeps what is typed into a form while its tab lives: neither a reload nor a phone short of memory
 * makes a person type it again. For named fields that hold their own value (`defaultValue`); never
 * passwords, files or what is read-only. Nobody finds another's words, and signing out forgets all.
 * @param name of the form, the same for all who fill it in; absent where nothing is to be kept
 * @param owner who types; null for a visitor, whose words go with who signs in
 * @returns forgets the draft, to be called once what was typed has arrived
 */
export function useFormDraft(
  ref: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  owner: string | null,
): () => void {
  const key = name && PREFIX + name
  useLayoutEffect(() => {
    const form = ref.current
    if (!form || !key) return
    const draft = readDraft(key)
    if (draft?.fields && (draft.owner === null || draft.owner === owner)) fill(form, draft.fields)
    const keep = () => writeDraft(key, { owner, fields: fieldsOf(form) })
    form.addEventListener("input", keep)
    return () => form.removeEventListener("input", keep)
  }, [ref, key, owner])
  return useCallback(() => {
    if (key) inStorage((storage) => storage.removeItem(key))
  }, [key])
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of `<input>` whose value is no text, or nobody else's business. */
const apart = new Set(["button", "checkbox", "file", "hidden", "password", "radio", "submit"])

function isTextField(field: Element): field is TextField {
  if (field instanceof HTMLSelectElement) return field.name !== ""
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  return field.name !== "" && !field.readOnly && !apart.has(field.type)
}

const textFields = (form: HTMLFormElement) => [...form.elements].filter(isTextField)

const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries(textFields(form).map(({ name, value }) => [name, value]))

function fill(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const field of textFields(form)) field.value = fields[field.name] ?? field.value
}

const readDraft = (key: string) =>
  inStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as Draft | null)

const writeDraft = (key: string, draft: Draft) =>
  inStorage((storage) => storage.setItem(key, JSON.stringify(draft)))

/** Where storage is closed or full, nothing is lost but what a reload would have kept. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

onSignedOut(() =>
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  }),
)
