import { Component, type ReactNode } from 'react'

interface Props {
  /** The thing that is shown; another one gets another try. */
  of?: unknown
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface State {
  of: unknown
  error: Error | null
}

/** Shows something else instead of what fails to be drawn. React tells the console, and knows no other form for this than a class. */
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
