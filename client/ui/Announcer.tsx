import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#platform/page/idle.ts'
import { useStore } from '#platform/storage/store.ts'
import { noticePlaces } from './notice-places.ts'
import { announce, announcements } from './notices.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Lets screen readers read aloud what `announce()` was given. Rendered once, before the first words: they
 * only read what comes into a region that was there before, and of those only what is in the topmost window.
 * An announcement made before that is said once it is.
 */
export function Announcer() {
  const places = useStore(noticePlaces)
  useEffect(hear, [])
  return places.map((place, index) => createPortal(<Log />, place, String(index)))
}

/** The last words that an announcer was there for. */
let lastHeard = 0

/**
 * Announces the last words again if nothing could read them yet, and follows the next ones; returns the
 * function that stops it.
 */
function hear(): () => void {
  const { id, text } = announcements.current()
  if (id !== lastHeard) {
    void whenIdle().then(() => {
      if (announcements.current().id === id) announce(text)
    })
  }
  return announcements.subscribe(() => {
    lastHeard = announcements.current().id
  })
}

/** Holds the words; the key makes screen readers read the same ones again. */
function Log() {
  const { id, text } = useStore(announcements)
  const [before] = useState(id)
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-atomic="true">
        {id !== before && <span key={id}>{text}</span>}
      </span>
    </VisuallyHidden>
  )
}
