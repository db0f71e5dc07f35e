import { Button, Dialog } from "@shop/ds"
import { getSession } from "@shop/kernel"
import { closeSignIn, useSignInOpen } from "@shop/kernel/host"
import { useEffect, useRef, useState } from "react"
import { MAIN_ID } from "../layout/skip-link/skip-link"
import { useMessages } from "../messages"
import { forgetFlow, readFlow } from "./code/code-flow"
import { LoginForm } from "./login-form"
import { RegistrationForm } from "./registration-form"
import styles from "./session.module.css"

/** The Login button that opened the dialog is gone once somebody is signed in: then to the page. */
function whereToGo() {
  return getSession().status === "signed-in" ? document.getElementById(MAIN_ID) : true
}

/**
 * The sign-in dialog: login, or registration in three stages, which starts anew at each switch. It
 * opens with the login, or where somebody waits for a code.
 */
export function SignInDialog() {
  const texts = useMessages().signIn
  const open = useSignInOpen()
  const [wasOpen, setWasOpen] = useState(false)
  const [mode, setMode] = useState<"login" | "register">("login")
  const isLogin = mode === "login"
  const form = useRef<HTMLDivElement>(null)
  // Chosen when it opens: while it fades away it shows what it was closed with.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setMode(readFlow("registration") ? "register" : "login")
  }
  useEffect(() => {
    // The other form begins in its first field, as the dialog does.
    if (open) form.current?.querySelector<HTMLElement>("input:not([readonly])")?.focus()
  }, [mode, open])

  function change() {
    forgetFlow("registration")
    setMode(isLogin ? "register" : "login")
  }

  return (
    <Dialog
      open={open}
      onOpenChange={closeSignIn}
      title={isLogin ? texts.loginTitle : texts.registerTitle}
      closeLabel={texts.close}
      finalFocus={whereToGo}
    >
      <div ref={form}>
        {isLogin ? <LoginForm onDone={closeSignIn} /> : <RegistrationForm onDone={closeSignIn} />}
      </div>
      <Button variant="ghost" fullWidth className={styles.switch} onClick={change}>
        {isLogin ? texts.toRegister : texts.toLogin}
      </Button>
    </Dialog>
  )
}
