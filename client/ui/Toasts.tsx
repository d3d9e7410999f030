import { X } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { useStore } from '#platform/storage/store.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { noticePlaces } from './notice-places.ts'
import { dismissToast, runToastAction, toasts } from './notices.ts'
import styles from './Toasts.module.css'

const NONE: ReturnType<typeof toasts.current> = []

/**
 * Shows what `toast()` was given, in the topmost window. It is rendered once, before the first toast: screen
 * readers only read a live region that was there before, so every place of notices has one from the
 * beginning.
 */
export function Toasts(labels: { label: string; dismissLabel: string }) {
  const places = useStore(noticePlaces)
  return places.map((place, index) =>
    createPortal(<Region {...labels} isTopmost={index === places.length - 1} />, place, String(index)),
  )
}

/** Shows the toasts of a place. A CSS animation is the clock, so hovering or focusing a toast pauses it. */
function Region({
  label,
  dismissLabel,
  isTopmost,
}: {
  label: string
  dismissLabel: string
  isTopmost: boolean
}) {
  const all = useStore(toasts)
  const shown = isTopmost ? all : NONE
  const region = useRef<HTMLElement>(null)
  const former = useRef<EventTarget | null>(null)

  function rememberFormer({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) former.current = relatedTarget
  }

  function findFormer() {
    const place = former.current
    const window = region.current?.closest('dialog') ?? null
    const isInReach = place instanceof HTMLElement && place.isConnected && place.closest('dialog') === window
    return isInReach ? place : (window?.querySelector('button') ?? document.querySelector('main'))
  }

  return (
    <section
      ref={region}
      className={styles.region}
      // Beneath a window it is no landmark.
      aria-label={isTopmost ? label : undefined}
      aria-live="polite"
      aria-relevant="additions"
      onFocus={rememberFormer}
    >
      {shown.map(({ id, text, tone, action }) => (
        <div
          key={id}
          ref={handOverFocus(() => findFormer)}
          className={styles.toast}
          data-tone={tone}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) dismissToast(id)
          }}
        >
          <p className={styles.text}>{text}</p>
          {action && (
            <Button kind="quiet" size="s" onClick={() => runToastAction(id)}>
              {action.label}
            </Button>
          )}
          <IconButton label={dismissLabel} icon={<X />} size="s" onClick={() => dismissToast(id)} />
        </div>
      ))}
    </section>
  )
}
