import toast from "react-hot-toast/headless"
import { getMessages } from "./messages/kernel-messages"

/** The settings of all notices, in ms. */
export const noticeSettings = {
  /** How long a notice is seen (specification, section 9). */
  duration: 600,
  /** How long it goes on being there for those who listen, who may be in the middle of another sentence. */
  heardFor: 4_000,
}

const times = () => ({ duration: noticeSettings.duration, removeDelay: noticeSettings.heardFor })

/** Short notices at the top of the screen; the shell draws them and reads them out. */
export const notify = {
  /** Says nothing where the server had nothing to say. */
  success(text: string) {
    if (text) toast.success(text, times())
  },
  /**
   * Says that something went wrong where nobody said what.
   * @returns takes the notice away at once, also from those who listen: for who says it elsewhere
   */
  error(text: string): () => void {
    const id = toast.error(text || getMessages().failed, times())
    return () => toast.remove(id)
  },
}

/** Takes away all notices at once. */
export const clearNotices = (): void => toast.remove()
