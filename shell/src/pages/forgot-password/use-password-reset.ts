import { api, notify, useNavigate } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../messages"
import { useCall } from "../../session/use-call"

type Step = "email" | "otp" | "password"

interface Said {
  tone: "success" | "error"
  text: string
  /** Whether it is what was typed that is wrong, and not the shop that is away. */
  isOfField?: boolean
}

/** The three steps of a reset, what each says, and the call that leads to the next. */
export function usePasswordReset() {
  const { forgotPassword: texts, signIn } = useMessages()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>("email")
  const [email, setEmail] = useState("")
  const [value, setValue] = useState("")
  const [said, setSaid] = useState<Said>()
  const [codesSent, setCodesSent] = useState(0)
  const { isRunning, run } = useCall(complain)
  const sayings = (refused: string) => ({ refused, broken: texts.networkFailed })

  function complain(text: string, isOfField: boolean) {
    setSaid({ tone: "error", text, isOfField })
  }

  function goTo(next: Step, success?: string, typed = "") {
    setStep(next)
    setValue(typed)
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

  const steps = {
    email: { missing: texts.emailMissing, take: () => sendOtpTo(value.trim()) },
    otp: { missing: signIn.otpMissing, take: verifyOtp },
    password: { missing: texts.passwordMissing, take: resetPassword },
  }

  /** Takes the next step, or says what is missing for it. */
  function submit() {
    if (value.trim()) void steps[step].take()
    else complain(steps[step].missing, true)
  }
  const resend = () => sendOtpTo(email)
  const changeEmail = () => goTo("email", undefined, email)
  return {
    ...{ step, email, value, setValue, said, isRunning },
    ...{ submit, codesSent, resend, changeEmail },
  }
}
