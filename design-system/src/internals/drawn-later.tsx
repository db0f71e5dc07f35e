import { type ComponentType, useEffect, useRef, useState } from "react"
import { AGAIN } from "./again"

/**
 * For a component that the first page of the shop does not have: its module comes when it is first
 * drawn. Until then `Still` is in its place, of the same size; where it can be used and says so
 * (`onUse`), it stays, for its state would be lost. A module that cannot be had is asked for again as
 * long as the component is drawn.
 */
export function drawnLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Still: ComponentType<Props & { onUse: () => void }>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let arrived: ComponentType<Props> | undefined

  const loadOnce = () =>
    (loading ??= load().then(
      (module) => (arrived = module.default),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  return function DrawnLater(props: Props) {
    const [Part, setPart] = useState(() => arrived)
    const isUsed = useRef(false)
    useEffect(() => {
      if (Part) return
      let isGone = false
      let timer: ReturnType<typeof setTimeout>
      const ask = () =>
        void loadOnce().then(
          (component) => isGone || isUsed.current || setPart(() => component),
          (error: unknown) => {
            console.warn("A part of the design system did not load.", error)
            if (!isGone && !isUsed.current) timer = setTimeout(ask, AGAIN)
          },
        )
      ask()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [Part])
    if (Part) return <Part {...props} />
    return <Still {...props} onUse={() => (isUsed.current = true)} />
  }
}
