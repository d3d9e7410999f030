import { useEffect } from 'react'
import { navigate } from '#platform/page/location.ts'

/** Goes elsewhere and leaves no trace in the history. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
