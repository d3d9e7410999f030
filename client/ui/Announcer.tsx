import { useStore } from '#platform/store.ts'
import { announcements } from './notices.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Lets screen readers read aloud what `announce()` was given. Rendered once; the key makes them read the same words again. */
export function Announcer() {
  const { id, text } = useStore(announcements)
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-atomic="true">
        <span key={id}>{text}</span>
      </span>
    </VisuallyHidden>
  )
}
