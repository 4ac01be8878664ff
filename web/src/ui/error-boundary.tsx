import { Component, type ReactNode } from 'react'

interface Props {
  /** what stands in the place of something that broke */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps something broken from taking everything around it along. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
