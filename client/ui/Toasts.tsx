import { X } from 'lucide-react'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useStore } from '#platform/store.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { dismissToast, runToastAction, toasts } from './notices.ts'
import styles from './Toasts.module.css'

/**
 * Shows what `toast()` was given. Rendered once, before the first toast: a live region must be there to be heard.
 * A style sheet animation is the clock, so hovering or focusing a toast pauses it.
 */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useStore(toasts)
  const former = useRef<EventTarget | null>(null)

  function rememberFormer({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) former.current = relatedTarget
  }

  /** A toast goes with its buttons: the focus returns to where it was before it came here. */
  function giveFocusBack({ currentTarget }: MouseEvent) {
    if (document.activeElement !== currentTarget) return
    const place = former.current
    const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }

  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onFocus={rememberFormer}
    >
      {shown.map(({ id, text, tone, action }) => (
        <div
          key={id}
          className={styles.toast}
          data-tone={tone}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) dismissToast(id)
          }}
        >
          <p className={styles.text}>{text}</p>
          {action && (
            <Button
              kind="quiet"
              size="s"
              onClick={(event) => {
                giveFocusBack(event)
                runToastAction(id)
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton
            label={dismissLabel}
            icon={<X />}
            size="s"
            onClick={(event) => {
              giveFocusBack(event)
              dismissToast(id)
            }}
          />
        </div>
      ))}
    </section>
  )
}
