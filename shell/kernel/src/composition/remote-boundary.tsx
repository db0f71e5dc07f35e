import { Component, type ReactNode } from "react"

interface Props {
  name: string
  failed: ReactNode
  onFailure: () => void
  children: ReactNode
}

/** Keeps what a remote part throws while drawing inside that part's place. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.name} failed while drawing.`, error)
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
