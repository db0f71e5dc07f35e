import { createStore, type Store } from "./store"

/** A value that the server is asked for, over and over, and that may be known otherwise meanwhile. */
export interface AskedStore<Value> extends Store<Value> {
  /** Shows what has just become so; what was asked before is no news any more. */
  set(next: Value): void
  /**
   * Asks, and shows the answer unless something newer is shown. Resolves when what is shown is as new as
   * the question, or newer; rejects where the question does.
   */
  ask(question: () => Promise<Value>): Promise<void>
  /** The value has changed where it is asked for: questions under way, whose answers may be older, are put again. */
  outdate(): void
}

/** A store in which a late answer never takes the place of a newer one. */
export function createAskedStore<Value>(initial: Value): AskedStore<Value> {
  const store = createStore(initial)
  let turn = 0
  /** The turn of what is shown, and that of the last change that made older answers doubtful. */
  let shownTurn = 0
  let changeTurn = 0

  function show(value: Value, asOf: number) {
    shownTurn = asOf
    store.set(value)
  }

  return {
    ...store,
    set: (next) => show(next, ++turn),
    outdate() {
      changeTurn = ++turn
    },
    async ask(question) {
      for (;;) {
        const asked = ++turn
        const answer = await question()
        if (asked < changeTurn) continue
        if (asked > shownTurn) show(answer, asked)
        return
      }
    },
  }
}
