import { api, notify, useNavigate } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../messages"
import { useCall } from "../../session/use-call"

type Step = "email" | "otp" | "password"

interface Said {
  tone: "success" | "error"
  text: string
}

/** The three steps of a reset, what each says, and the call that leads to the next. */
export function usePasswordReset() {
  const texts = useMessages().forgotPassword
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>("email")
  const [email, setEmail] = useState("")
  const [value, setValue] = useState("")
  const [said, setSaid] = useState<Said>()
  const { isRunning, run } = useCall((text) => setSaid({ tone: "error", text }))
  const sayings = (refused: string) => ({ refused, broken: texts.networkFailed })

  function goTo(next: Step, success?: string) {
    setStep(next)
    setValue("")
    setSaid(success ? { tone: "success", text: success } : undefined)
  }

  async function sendOtp() {
    const address = value.trim()
    if (!(await run(() => api.user.sendOtp({ email: address }), sayings(texts.otpFailed)))) return
    setEmail(address)
    goTo("otp", texts.otpSent)
  }

  async function verifyOtp() {
    const otp = value.trim()
    if (!(await run(() => api.user.verifyOtp({ email, otp }), sayings(texts.otpInvalid)))) return
    goTo("password", texts.emailVerified)
  }

  async function resetPassword() {
    const reset = () => api.user.forgotPassword({ email, newPassword: value })
    if (!(await run(reset, sayings(texts.resetFailed)))) return
    setEmail("")
    goTo("email")
    notify.success(texts.passwordReset)
    void navigate("/")
  }

  const submit = { email: sendOtp, otp: verifyOtp, password: resetPassword }[step]
  return { step, email, value, setValue, said, isRunning, submit }
}
