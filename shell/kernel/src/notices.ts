import toast from "react-hot-toast/headless"

/** How long a notice stays, in ms (specification, section 9). */
export const NOTICE_DURATION = 600

/** Short notices in the corner; the shell draws them and reads them out. */
export const notify = {
  success(text: string) {
    toast.success(text, { duration: NOTICE_DURATION })
  },
  error(text: string) {
    toast.error(text, { duration: NOTICE_DURATION })
  },
}
