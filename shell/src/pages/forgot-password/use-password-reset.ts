import { api, notify, useNavigate } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../messages"
import { forgetFlow, keepFlow, readFlow } from "../../session/code/code-flow"
import { useCall } from "../../session/use-call"

type Step = "email" | "otp" | "password"

const stepOf = (isVerified: boolean): Step => (isVerified ? "password" : "otp")

interface Said {
  tone: "success" | "error"
  text: string
  /** Whether it is what was typed that is wrong, and not the shop that is away. */
  isOfField?: boolean
}

/**
 * The three steps of a reset, what each says, and the call that leads to the next. Who was mailed a
 * code finds the step again after a reload.
 */
export function usePasswordReset() {
  const { forgotPassword: texts, code } = useMessages()
  const navigate = useNavigate()
  const [kept] = useState(() => readFlow("password-reset"))
  const [step, setStep] = useState<Step>(() => (kept ? stepOf(kept.isVerified) : "email"))
  const [email, setEmail] = useState(kept?.email ?? "")
  const [value, setValue] = useState("")
  const [said, setSaid] = useState<Said>()
  const [since, setSince] = useState(kept?.since ?? 0)
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

  function reach(isVerified: boolean, address: string, success: string) {
    const now = Date.now()
    setSince(now)
    keepFlow("password-reset", { name: "", email: address, isVerified, since: now })
    goTo(stepOf(isVerified), success)
  }

  async function sendOtpTo(address: string) {
    if (!(await run(() => api.user.sendOtp({ email: address }), sayings(code.failed)))) return
    setEmail(address)
    reach(false, address, code.sent)
  }

  async function verifyOtp() {
    const verify = () => api.user.verifyOtp({ email, otp: value })
    if (!(await run(verify, sayings(code.invalid)))) return
    reach(true, email, code.emailVerified)
  }

  function startAgain(typed = "") {
    forgetFlow("password-reset")
    goTo("email", undefined, typed)
  }

  async function resetPassword() {
    const reset = () => api.user.forgotPassword({ email, newPassword: value })
    if (!(await run(reset, sayings(texts.resetFailed)))) return
    setEmail("")
    startAgain()
    notify.success(texts.passwordReset)
    void navigate("/")
  }

  const steps = {
    email: { missing: texts.emailMissing, take: () => sendOtpTo(value.trim()) },
    otp: { missing: code.missing, take: verifyOtp },
    password: { missing: texts.passwordMissing, take: resetPassword },
  }

  /** Takes the next step, or says what is missing for it. */
  function submit() {
    if (value.trim()) void steps[step].take()
    else complain(steps[step].missing, true)
  }
  const resend = () => sendOtpTo(email)
  const changeEmail = () => startAgain(email)
  return {
    ...{ step, email, value, setValue, said, isRunning },
    ...{ submit, since, resend, changeEmail },
  }
}
