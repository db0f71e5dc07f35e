import { useToaster } from "react-hot-toast/headless"

export interface Notice {
  id: string
  text: string
  isError: boolean
}

/** The notices to draw now, newest first. */
export function useNotices(): Notice[] {
  const { toasts } = useToaster()
  return toasts
    .filter((toast) => toast.visible)
    .map((toast) => ({
      id: toast.id,
      text: String(toast.message),
      isError: toast.type === "error",
    }))
}
