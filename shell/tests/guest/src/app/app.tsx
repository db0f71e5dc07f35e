import { Link, Route, Routes } from "@shop/kernel"
import { useState } from "react"
import styles from "./app.module.css"
import { useEndlessUpdates } from "./use-endless-updates"
import { useIsLoading } from "./use-is-loading"

function Home() {
  const [count, setCount] = useState(0)
  useEndlessUpdates(() => setCount(count + 1))
  const isLoading = useIsLoading()
  if (isLoading) return <p aria-busy="true">Loading</p>
  // A test makes it break, and mends it, in the page itself.
  if (/^(yes|once loaded)$/.test(sessionStorage.getItem("broken") ?? ""))
    throw new Error("The guest broke while drawing.")
  return (
    <>
      <h1 className={styles.title}>Guest at home</h1>
      <button onClick={() => setCount(count + 1)}>Counted {count}</button>
      <Link to="/guest/room">To the room</Link>
    </>
  )
}

export default function App() {
  return (
    <Routes>
      <Route path="/guest" element={<Home />} />
      <Route path="/guest/room" element={<h1>Guest in the room</h1>} />
    </Routes>
  )
}
