/* global document, DOMParser, location */
// Two small comforts: a new mail shows without a reload, and a mail is as tall as its text.
const LOOK_EVERY_MS = 2000

for (const frame of document.querySelectorAll("iframe")) {
  const fit = () => {
    const height = frame.contentDocument?.documentElement?.scrollHeight
    if (height) frame.style.height = `${height}px`
  }
  frame.addEventListener("load", fit)
  fit()
}

setInterval(async () => {
  if (document.hidden) return
  const to = new URLSearchParams(location.search).get("to")
  const query = new URLSearchParams({ limit: "1", ...(to ? { to } : {}) })
  const answer = await fetch(`/api/mails?${query}`).catch(() => undefined)
  if (!answer?.ok) return
  const { mails } = await answer.json()
  if (!mails[0] || mails[0].id === document.body.dataset.newest) return
  const page = await fetch(location.href).catch(() => undefined)
  if (!page?.ok) return
  const fresh = new DOMParser().parseFromString(await page.text(), "text/html")
  const typed = document.querySelector("#to").value
  document.querySelector(".list").replaceWith(fresh.querySelector(".list"))
  document.querySelector("#to").value = typed
  document.body.dataset.newest = mails[0].id
}, LOOK_EVERY_MS)
