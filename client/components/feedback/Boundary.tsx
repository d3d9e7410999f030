import { Component, type ReactNode } from 'react'
import { isForeignChange } from '#platform/page/foreign-change.ts'

interface Props {
  /** The thing that is shown. When it changes, rendering is tried again. */
  of?: unknown
  fallback: (error: Error) => ReactNode
  /** Runs after the children were drawn anew. */
  onRedrawn?: () => void
  children: ReactNode
}

interface State {
  of: unknown
  error: Error | null
}

/**
 * How often the children are drawn anew, and within how many milliseconds; what breaks more often is shown as
 * an error.
 */
const MOST = 3
const WITHIN = 10_000

/**
 * Shows `fallback` when rendering its children throws. Where something else has changed the page beneath
 * React, it draws them anew instead (docs/spec/conventions.md#a-page-that-others-change). React logs the
 * error; it supports this in classes only.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.of, error: null }
  /** When the children were drawn anew. */
  private redrawn: number[] = []

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: null }
  }

  private mayRedraw(error: Error): boolean {
    const since = performance.now() - WITHIN
    return isForeignChange(error) && this.redrawn.filter((time) => time > since).length < MOST
  }

  override componentDidUpdate() {
    const { error } = this.state
    // React has thrown the former elements away already, because of the error.
    if (error === null || !this.mayRedraw(error)) return
    this.redrawn = [...this.redrawn.slice(1 - MOST), performance.now()]
    this.setState({ error: null })
    this.props.onRedrawn?.()
  }

  override render() {
    const { error } = this.state
    return error && !this.mayRedraw(error) ? this.props.fallback(error) : this.props.children
  }
}
