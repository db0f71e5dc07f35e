import { randomBytes } from "node:crypto"
import type { Journal } from "./journal.js"

/** Objects of one kind, newest last; each change goes into the journal. */
export class Shelf<Kept extends { id: string }> {
  private readonly all = new Map<string, Kept>()

  constructor(
    private readonly kind: string,
    private readonly prefix: string,
    private readonly journal: Journal,
  ) {}

  newId(): string {
    return `${this.prefix}_${randomBytes(12).toString("hex")}`
  }

  /** Takes over what the journal has. */
  restore(entry: { kind: string; id: string; value: unknown }): void {
    if (entry.kind === this.kind) this.all.set(entry.id, entry.value as Kept)
  }

  get(id: string): Kept | undefined {
    return this.all.get(id)
  }

  save(kept: Kept): Kept {
    this.all.set(kept.id, kept)
    this.journal.write(this.kind, kept.id, kept)
    return kept
  }

  list(chosen: (kept: Kept) => boolean = () => true): Kept[] {
    return [...this.all.values()].filter(chosen).reverse()
  }
}
