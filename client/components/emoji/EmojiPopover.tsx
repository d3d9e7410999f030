import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './EmojiPopover.module.css'

const EmojiPicker = lazyPart(async () => (await import('./EmojiPicker.tsx')).EmojiPicker)

/**
 * Shows a button that opens the emoji picker. The picker and its data load when it is first opened
 * (docs/spec/reactions.md#one-emoji-picker).
 */
export function EmojiPopover({
  label,
  trigger,
  onPick,
}: {
  label: string
  /** Renders the button, which must get all properties of `opener`. */
  trigger: (opener: Opener) => ReactNode
  onPick: (emoji: Emoji) => void
}) {
  const t = useText()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function pick(emoji: Emoji, more: boolean) {
    onPick(emoji)
    if (!more) popover.current?.hidePopover()
  }

  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onPointerEnter: EmojiPicker.preload,
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        {open && (
          <Suspense fallback={<Spinner label={t('list.loading')} />}>
            <EmojiPicker onPick={pick} />
          </Suspense>
        )}
      </div>
    </>
  )
}

type Opener = {
  popoverTarget: string
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onPointerEnter: () => void
}
