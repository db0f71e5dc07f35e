import type { Switch as BaseSwitch } from "@base-ui/react/switch"
import type { ReactNode } from "react"
import { cx } from "../../internals/cx"
import { drawnLater } from "../../internals/drawn-later"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import styles from "./switch.module.css"

type TrackProps = Omit<BaseSwitch.Root.Props, "className">

function StillTrack({ checked, defaultChecked }: TrackProps) {
  const data = (checked ?? defaultChecked) ? { "data-checked": "" } : {}
  return (
    <span {...data} className={styles.track}>
      <span {...data} className={styles.thumb} />
      <VisuallyHidden>
        <input type="checkbox" role="switch" checked={"data-checked" in data} readOnly disabled />
      </VisuallyHidden>
    </span>
  )
}

const Track = drawnLater<TrackProps>(() => import("./switch-track"), StillTrack)

/**
 * A yes or no that takes effect at once.
 * Renders a `<label>` around the switch; `className` goes to the label, all further props to the
 * switch.
 */
export function Switch({ label, hideLabel = false, className, ...props }: SwitchProps) {
  return (
    <label className={cx(styles.label, className)}>
      <Track {...props} />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  )
}

export interface SwitchProps extends Omit<BaseSwitch.Root.Props, "className"> {
  label: ReactNode
  /** Keeps the label for those who listen and takes it from the screen. */
  hideLabel?: boolean
  className?: string
}
