import type { ReactNode } from 'react'
import { Boundary } from '#components/feedback/Boundary.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'

/** Says that a screen has failed, and keeps the frame around it. */
export const ScreenErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={(error) => <ErrorNotice error={error} onRetry={() => window.location.reload()} />}>
    {children}
  </Boundary>
)
