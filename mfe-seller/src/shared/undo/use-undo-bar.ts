import { type FocusEvent, useEffect, useRef, useState } from "react"
import { endOffer, type UndoOffer, useUndoOffer } from "./undo-offer"

/** How long what was done can be taken back, in ms, from when nobody points at the bar any more. */
const TIME = 10_000

/** What the bar shows now, and what its buttons do. */
export function useUndoBar() {
  const offer = useUndoOffer()
  const [isHeld, setHeld] = useState(false)
  const [pressed, setPressed] = useState<{ offer: UndoOffer; refusal?: string }>()
  /** Where the focus came from, and goes back to. */
  const origin = useRef<Element>(null)
  const isBusy = pressed?.offer === offer && pressed?.refusal === undefined
  const refusal = pressed?.offer === offer ? pressed?.refusal : undefined

  useEffect(() => {
    if (!offer || isHeld || pressed?.offer === offer) return
    const timer = setTimeout(() => endOffer(offer), TIME)
    return () => clearTimeout(timer)
  }, [offer, isHeld, pressed])

  function end(ended: UndoOffer) {
    setHeld(false)
    if (origin.current instanceof HTMLElement) origin.current.focus()
    origin.current = null
    endOffer(ended)
  }

  async function undo() {
    if (!offer || pressed?.offer === offer) return
    setPressed({ offer })
    const refusal = await offer.undo()
    if (refusal === undefined) end(offer)
    else setPressed({ offer, refusal })
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || isField(event.target)) return
      event.preventDefault()
      void undo()
    }
    if (!offer) return
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })

  return {
    offer,
    refusal,
    isBusy: offer !== undefined && isBusy,
    undo: () => void undo(),
    close: () => offer && end(offer),
    /** While someone points at it or has the focus in it, it stays. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus({ relatedTarget, currentTarget }: FocusEvent) {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
      },
      onBlur: () => setHeld(false),
    },
  }
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null
}
