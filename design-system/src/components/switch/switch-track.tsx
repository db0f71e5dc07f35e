import { Switch as BaseSwitch } from "@base-ui/react/switch"
import styles from "./switch.module.css"

/** The part of a `Switch` that is pressed. */
export default function SwitchTrack(props: Omit<BaseSwitch.Root.Props, "className">) {
  return (
    <BaseSwitch.Root {...props} className={styles.track}>
      <BaseSwitch.Thumb className={styles.thumb} />
    </BaseSwitch.Root>
  )
}
