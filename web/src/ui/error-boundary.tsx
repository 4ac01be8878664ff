import { Component, type ReactNode } from 'react'
import { resetFailures } from '../lib/rendering/lazy-view.ts'

interface Props {
  /** the fallback, which can retry */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode)
  children: ReactNode
}

interface State {
  failure?: { error: unknown }
}

/** Contains render errors. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  private readonly retry = () => {
    resetFailures()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    const { fallback, children } = this.props
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error, this.retry) : fallback
  }
}
