import type { ReactNode } from 'react'
import { Boundary } from '#components/feedback/Boundary.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { takeFocusBack } from '#platform/focus/history.ts'

/** Says that what is inside has failed, and keeps what is around it. */
export const ScreenErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={(error) => <ErrorNotice error={error} onRetry={() => window.location.reload()} />}
    onRedrawn={takeFocusBack}
  >
    {children}
  </Boundary>
)
