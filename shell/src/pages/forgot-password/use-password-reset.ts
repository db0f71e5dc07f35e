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
  const [codesSent, setCodesSent] = useState(0)
  const { isRunning, run } = useCall((text) => setSaid({ tone: "error", text }))
  const sayings = (refused: string) => ({ refused, broken: texts.networkFailed })

  function goTo(next: Step, success?: string) {
    setStep(next)
    setValue("")
    setSaid(success ? { tone: "success", text: success } : undefined)
  }

  async function sendOtpTo(address: string) {
    if (!(await run(() => api.user.sendOtp({ email: address }), sayings(texts.otpFailed)))) return
    setEmail(address)
    setCodesSent((count) => count + 1)
    goTo("otp", texts.otpSent)
  }

  async function verifyOtp() {
    const verify = () => api.user.verifyOtp({ email, otp: value })
    if (!(await run(verify, sayings(texts.otpInvalid)))) return
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

  const submit = { email: () => sendOtpTo(value.trim()), otp: verifyOtp, password: resetPassword }[
    step
  ]
  const resend = () => sendOtpTo(email)
  return { step, email, value, setValue, said, isRunning, submit, codesSent, resend }
}
