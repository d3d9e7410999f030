import type { ReactNode } from 'react'
import { Boundary } from '#components/feedback/Boundary.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'

/** Leaves the frame standing when a screen fails, and says so. */
export const ScreenErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={(error) => <ErrorNotice error={error} onRetry={() => window.location.reload()} />}>
    {children}
  </Boundary>
)
