import { api, notify } from "@shop/kernel"
import { enterSession } from "@shop/kernel/host"
import { useState } from "react"
import { useMessages } from "../messages"
import { forgetFlow, keepFlow, readFlow } from "./code/code-flow"
import { useCall } from "./use-call"
import { useProblem } from "./use-problem"

type Stage = "start" | "otp-sent" | "verified"

const empty = { name: "", email: "", otp: "", password: "" }
type FieldName = keyof typeof empty

/** The field whose fault a refusal of each stage is. */
const asked: Record<Stage, FieldName> = { start: "email", "otp-sent": "otp", verified: "password" }

const stageOf = (isVerified: boolean): Stage => (isVerified ? "verified" : "otp-sent")

/**
 * The three stages of a registration and the call that leads from each to the next. Who was mailed a
 * code finds the stage again, whether they closed the dialog or the page was reloaded.
 */
export function useRegistration(onDone: () => void) {
  const { signIn: texts, code } = useMessages()
  const [kept] = useState(() => readFlow("registration"))
  const [stage, setStage] = useState<Stage>(() => (kept ? stageOf(kept.isVerified) : "start"))
  const [fields, setFields] = useState(() =>
    kept ? { ...empty, name: kept.name, email: kept.email } : empty,
  )
  const [since, setSince] = useState(kept?.since ?? 0)
  const { problem, complain, forgive } = useProblem<FieldName>()
  const { isRunning, run } = useCall((text, isRefusal) =>
    complain(text, isRefusal ? asked[stage] : undefined),
  )
  const name = fields.name.trim()
  const email = fields.email.trim()

  function reach(isVerified: boolean) {
    const now = Date.now()
    setStage(stageOf(isVerified))
    setSince(now)
    keepFlow("registration", { name, email, isVerified, since: now })
  }

  async function sendOtp() {
    const sayings = { refused: code.failed, broken: code.failed }
    if (!(await run(() => api.user.sendOtp({ name, email }), sayings))) return
    notify.success(code.sent)
    reach(false)
    change("otp", "")
  }

  async function verifyOtp() {
    const sayings = { refused: code.invalid, broken: code.invalid }
    if (!(await run(() => api.user.verifyOtp({ email, otp: fields.otp }), sayings))) return
    notify.success(code.emailVerified)
    reach(true)
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

  /** Takes the next step, or says what is missing for it. */
  function submit() {
    forgive()
    if (stage === "start") {
      if (!name || !email) return complain(texts.nameAndEmailMissing, name ? "email" : "name")
      void sendOtp()
    } else if (stage === "otp-sent") {
      if (!fields.otp) return complain(code.missing, "otp")
      void verifyOtp()
    } else {
      if (!fields.password) return complain(texts.fieldsMissing, "password")
      void register()
    }
  }

  function change(field: FieldName, value: string) {
    setFields((current) => ({ ...current, [field]: value }))
    forgive()
  }
  /** Back to name and e-mail as they were typed: a code does not reach an address with a slip in it. */
  function startAgain() {
    change("otp", "")
    setStage("start")
    forgetFlow("registration")
  }
  return {
    ...{ stage, fields, change, problem, isRunning },
    ...{ submit, since, resend: sendOtp, startAgain },
  }
}
