interface Party {
  name: string
  slots: string[]
  fragments: { id: string; slot: string }[]
}

/** A slot, whose it is, and the fragments in it. */
export interface FilledSlot {
  id: string
  host: string
  fragments: string[]
}

/** Every slot that somebody declares or fills; those that no micro-frontend declares are the shell's. */
export function slotsOf(parties: readonly Party[], shell: string): FilledSlot[] {
  const filled = parties.flatMap(({ fragments }) => fragments)
  const ids = [...parties.flatMap(({ slots }) => slots), ...filled.map(({ slot }) => slot)]
  return [...new Set(ids)].sort().map((id) => ({
    id,
    host: parties.find(({ slots }) => slots.includes(id))?.name ?? shell,
    fragments: filled.filter(({ slot }) => slot === id).map((fragment) => fragment.id),
  }))
}
