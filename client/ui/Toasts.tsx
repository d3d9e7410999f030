import { X } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { useStore } from '#platform/store.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { dismissToast, runToastAction, toasts } from './notices.ts'
import styles from './Toasts.module.css'

/**
 * Shows what `toast()` was given. It is rendered once, before the first toast: screen readers only read a live region that was
 * there before. A CSS animation is the clock, so hovering or focusing a toast pauses it.
 */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useStore(toasts)
  const former = useRef<EventTarget | null>(null)

  function rememberFormer({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) former.current = relatedTarget
  }

  function findFormer() {
    const place = former.current
    return place instanceof HTMLElement && place.isConnected ? place : document.querySelector('main')
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
