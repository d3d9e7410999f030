import { type ReactNode, useRef } from 'react'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { startTypeAhead } from '#platform/input/type-ahead.ts'
import { Popover, type PopoverOpener } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'

const EmojiPicker = lazyPart(async () => (await import('./EmojiPicker.tsx')).EmojiPicker)

/**
 * Shows a button that opens the emoji picker. The picker and its data load when it is first opened
 * (docs/spec/reactions.md#one-emoji-picker).
 */
export function EmojiPopover({
  label,
  isForText = false,
  trigger,
  onPick,
}: {
  label: string
  /** Leaves out what a server would not keep in a text. */
  isForText?: boolean
  /** Renders the button, which must get all properties of `opener`. */
  trigger: (opener: PopoverOpener & { onPointerEnter: () => void; onFocus: () => void }) => ReactNode
  onPick: (emoji: Emoji) => void
}) {
  const t = useText()
  const popover = useRef<HTMLDivElement>(null)
  const staysOpen = useRef(false)

  function pick(emoji: Emoji, more: boolean) {
    const field = document.activeElement
    staysOpen.current = more
    onPick(emoji) // what it is written into takes the focus
    staysOpen.current = false
    if (!more) popover.current?.hidePopover()
    else if (field instanceof HTMLElement) field.focus()
  }

  return (
    <Popover
      ref={popover}
      role="dialog"
      aria-label={label}
      trigger={(opener) =>
        trigger({ ...opener, onPointerEnter: EmojiPicker.preload, onFocus: EmojiPicker.preload })
      }
      onBlur={({ currentTarget, relatedTarget }) => {
        if (staysOpen.current) return
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
    >
      <EmojiPicker
        isForText={isForText}
        onPick={pick}
        placeholder={
          // The keyboard of a phone would cover half of the picker.
          <div ref={matchMedia('(pointer: coarse)').matches ? null : typeAheadIn}>
            <Spinner label={t('list.loading')} />
          </div>
        }
      />
    </Popover>
  )
}

/** The browser gives the focus to what stands in a popover when it shows that. */
const typeAheadIn = (place: HTMLElement | null) => (place ? startTypeAhead(place) : undefined)
