import { useToaster } from "react-hot-toast/headless"

export interface Notice {
  id: string
  text: string
  isError: boolean
  /** Whether it is to be seen still; after that it is there to be heard. */
  isVisible: boolean
}

/** The notices to draw now, newest first. What was said once more is heard as the newest. */
export function useNotices(): Notice[] {
  const { toasts } = useToaster()
  const notices = toasts.map((toast) => ({
    id: toast.id,
    text: String(toast.message),
    isError: toast.type === "error",
    isVisible: toast.visible,
  }))
  return notices.filter(
    ({ isVisible, text }, index) =>
      isVisible || notices.findIndex((newer) => newer.text === text) === index,
  )
}
