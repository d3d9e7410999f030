import { type ReactNode, useId, useRef, useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { Spinner } from '#ui/Spinner.tsx'
import type { EmojiPicker } from './EmojiPicker.tsx'
import styles from './EmojiPopover.module.css'

const loadPicker = () => import('./EmojiPicker.tsx')

/** A button that opens the emoji picker. The picker with its data is loaded when it is first asked for. */
export function EmojiPopover({
  label,
  trigger,
  onPick,
}: {
  label: string
  /** Draws the button; it must pass on what it is given. */
  trigger: (opener: Opener) => ReactNode
  onPick: (emoji: Emoji) => void
}) {
  const t = useText()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Picker: typeof EmojiPicker } | { error: unknown } | null>(null)

  function load() {
    setLoaded(null)
    withTexts(loadPicker).then(
      ({ EmojiPicker }) => setLoaded({ Picker: EmojiPicker }),
      (error: unknown) => {
        console.error('the emoji picker could not be loaded', error)
        setLoaded({ error })
      },
    )
  }

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
        onPointerEnter: () => void loadPicker().catch(() => null), // the press tells when it fails
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') load()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        {open && !loaded && <Spinner label={t('list.loading')} />}
        {open && loaded && 'error' in loaded && <ErrorNotice error={loaded.error} onRetry={load} />}
        {open && loaded && 'Picker' in loaded && <loaded.Picker onPick={pick} />}
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
