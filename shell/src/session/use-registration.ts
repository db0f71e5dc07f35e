import { api, notify } from "@shop/kernel"
import { enterSession } from "@shop/kernel/host"
import { useState } from "react"
import { useMessages } from "../messages"
import { useCall } from "./use-call"

type Stage = "start" | "otp-sent" | "verified"

const empty = { name: "", email: "", otp: "", password: "" }

/** The three stages of a registration and the call that leads from each to the next. */
export function useRegistration(onDone: () => void) {
  const texts = useMessages().signIn
  const { isRunning, run } = useCall(notify.error)
  const [stage, setStage] = useState<Stage>("start")
  const [fields, setFields] = useState(empty)
  const name = fields.name.trim()
  const email = fields.email.trim()

  async function sendOtp() {
    const sayings = { refused: texts.otpFailed, broken: texts.otpFailed }
    if (!(await run(() => api.user.sendOtp({ name, email }), sayings))) return
    notify.success(texts.otpSent)
    setStage("otp-sent")
  }

  async function verifyOtp() {
    const otp = fields.otp.trim()
    const sayings = { refused: texts.otpInvalid, broken: texts.otpInvalid }
    if (!(await run(() => api.user.verifyOtp({ email, otp }), sayings))) return
    notify.success(texts.emailVerified)
    setStage("verified")
  }

  async function register() {
    const { password } = fields
    const sayings = { refused: texts.failed, broken: texts.failed }
    const answer = await run(() => api.user.register({ name, email, password }), sayings)
    if (!answer) return
    onDone()
    enterSession(answer.user)
    notify.success(texts.registered)
  }

  /** Takes the next step; returns the sentence about what is missing instead, if something is. */
  function submit(): string | undefined {
    if (stage === "start") {
      if (!name || !email) return texts.nameAndEmailMissing
      void sendOtp()
    } else if (stage === "otp-sent") {
      if (!fields.otp.trim()) return texts.otpMissing
      void verifyOtp()
    } else {
      if (!name || !email || !fields.password) return texts.fieldsMissing
      void register()
    }
    return undefined
  }

  function change(field: keyof typeof empty, value: string) {
    setFields((current) => ({ ...current, [field]: value }))
  }
  return { stage, fields, change, isRunning, submit }
}
