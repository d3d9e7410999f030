import { Component, type ReactNode } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'

/** A screen that fails leaves the frame standing and says so. React knows no other form for this than a class. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    console.error('the screen failed', error)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <ErrorNotice error={this.state.error} onRetry={() => window.location.reload()} />
  }
}
