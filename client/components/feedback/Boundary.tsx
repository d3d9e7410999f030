import { Component, type ReactNode } from 'react'

interface Props {
  /** The thing that is shown. When it changes, rendering is tried again. */
  of?: unknown
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface State {
  of: unknown
  error: Error | null
}

/** Shows `fallback` when rendering its children throws. React logs the error; it supports this in classes only. */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.of, error: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: null }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
