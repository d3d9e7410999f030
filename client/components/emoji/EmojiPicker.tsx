import { useId, useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { focusInsidePopover } from '#platform/focus/inside.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EmojiCategories } from './EmojiCategories.tsx'
import { cellId, EmojiGrid } from './EmojiGrid.tsx'
import styles from './EmojiPicker.module.css'
import { useEmojiChoice } from './use-emoji-choice.ts'
import { useEmojiGroups } from './use-emoji-groups.ts'

/**
 * Shows a search box and a grid of emoji to pick from. The focus stays in the search box: arrow keys move
 * through the grid, Enter picks. `more` is true if Shift was held, which keeps the picker open.
 */
export function EmojiPicker({
  isForText,
  onPick,
}: {
  isForText: boolean
  onPick: (emoji: Emoji, more: boolean) => void
}) {
  'use memo'
  const t = useText()
  const gridId = useId()
  const { groups, emojis, isPending, error, retry } = useEmojiGroups(isForText)
  const choice = useEmojiChoice({ groups, emojis, isPending }, onPick)
  const { rows, active } = choice
  // On a touch screen the picker itself has the focus: the keyboard of a phone would cover half of it.
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches)
  return (
    <div
      ref={focusInsidePopover}
      data-autofocus={isTouched || undefined}
      tabIndex={-1}
      className={styles.picker}
    >
      <TextField
        data-autofocus
        label={t('emoji.search')}
        labelHidden
        placeholder={t('emoji.search')}
        value={choice.query}
        onChange={(event) => choice.search(event.target.value)}
        onKeyDown={unlessComposing(choice.onKeyDown)}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={gridId}
        aria-autocomplete="list"
        aria-activedescendant={active ? cellId(gridId, active) : undefined}
        spellCheck={false}
        enterKeyHint="done"
      />
      <EmojiCategories groups={groups} onSelect={choice.showGroup} />
      {error !== null && <ErrorNotice error={error} onRetry={retry} />}
      {isPending ? (
        <Spinner label={t('list.loading')} />
      ) : rows.length === 0 ? (
        <p className={styles.empty} role="status">
          {t('emoji.none')}
        </p>
      ) : (
        <EmojiGrid
          id={gridId}
          label={t('emoji.list')}
          rows={rows}
          active={active}
          handle={choice.list}
          onPick={choice.pick}
        />
      )}
    </div>
  )
}
