import { type ReactNode, useState } from 'react'
import { takeFocusBack } from '#platform/focus/history.ts'
import { Boundary } from './Boundary.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'

/**
 * Says in the place of a part that it has failed, and keeps what is around it; a press tries again
 * (docs/spec/conventions.md#a-part-that-fails).
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <Boundary
      of={attempt}
      fallback={(error) => <ErrorNotice error={error} onRetry={retry} />}
      onRedrawn={takeFocusBack}
    >
      {children}
    </Boundary>
  )
}
