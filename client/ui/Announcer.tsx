import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeToNotices } from './notices.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Reads aloud what `announce()` was given. Rendered once; the key makes the same words heard again. */
export function Announcer() {
  const { id, text } = useSyncExternalStore(subscribeToNotices, currentAnnouncement)
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-atomic="true">
        <span key={id}>{text}</span>
      </span>
    </VisuallyHidden>
  )
}
