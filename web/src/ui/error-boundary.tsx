import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../lib/rendering/lazy-view.ts'

interface Props {
  /** what stands in the place of something that broke, which may try again */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode)
  children: ReactNode
}

interface State {
  failure?: { error: unknown }
}

/** Keeps something broken from taking everything around it along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  private readonly retry = () => {
    forgetFailures()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    const { fallback, children } = this.props
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error, this.retry) : fallback
  }
}
