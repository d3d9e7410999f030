import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { VListHandle } from 'virtua'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { rememberEmoji } from '#data/writing/emoji.ts'
import { type Emoji, searchEmoji } from '#domain/composer/emoji-search.ts'
import { useText } from '#i18n/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EmojiCategories } from './EmojiCategories.tsx'
import { cellId, EmojiGrid } from './EmojiGrid.tsx'
import styles from './EmojiPicker.module.css'
import { emojiAt, firstPlace, linesOf, type Place, rowsOf, type Step, step } from './emoji-rows.ts'
import { useEmojiGroups } from './use-emoji-groups.ts'

/**
 * Chooses one emoji, with the keyboard without ever leaving the search box: arrows walk through the grid, Enter picks.
 * `more` says that Shift was held and another one will be picked.
 */
export function EmojiPicker({ onPick }: { onPick: (emoji: Emoji, more: boolean) => void }) {
  'use memo'
  const t = useText()
  const gridId = useId()
  const list = useRef<VListHandle>(null)
  const { groups, emojis, isPending, error, retry } = useEmojiGroups()
  const [query, setQuery] = useState('')
  const [walked, setWalked] = useState<Place | null>(null)
  const searches = query.trim() !== ''
  const rows = searches ? linesOf(searchEmoji(emojis, query)) : rowsOf(groups)
  // Enter in the search box takes the best match.
  const place = walked ?? (searches ? firstPlace(rows) : null)

  function search(text: string) {
    setQuery(text)
    setWalked(null)
    list.current?.scrollTo(0)
  }

  function pick(emoji: Emoji, more: boolean) {
    rememberEmoji(emoji.text)
    onPick(emoji, more)
  }

  function walk(towards: Step) {
    const next = place ? step(rows, place, towards) : firstPlace(rows)
    setWalked(next)
    list.current?.scrollToIndex(next?.row ?? 0, { align: 'nearest' })
  }

  function showGroup(group: string) {
    flushSync(() => setQuery(''))
    const all = rowsOf(groups)
    const heading = all.findIndex((row) => row.kind === 'heading' && row.group === group)
    setWalked(firstPlace(all, heading))
    list.current?.scrollToIndex(heading)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = emojiAt(rows, place)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (chosen) pick(chosen, event.shiftKey)
    }
    const towards = stepOf(event)
    if (!towards || (walked === null && staysInText(event, towards, place))) return
    event.preventDefault()
    walk(towards)
  }

  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.picker}>
      <TextField
        label={t('emoji.search')}
        labelHidden
        placeholder={t('emoji.search')}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={pressKey}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={gridId}
        aria-autocomplete="list"
        aria-activedescendant={place ? cellId(gridId, place) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <EmojiCategories groups={groups} onSelect={showGroup} />
      {error !== null && <ErrorNotice error={error} onRetry={retry} />}
      {isPending ? (
        <Spinner label={t('list.loading')} />
      ) : rows.length === 0 ? (
        <p className={styles.none} role="status">
          {t('emoji.none')}
        </p>
      ) : (
        <EmojiGrid
          id={gridId}
          label={t('emoji.list')}
          rows={rows}
          place={place}
          handle={list}
          onPick={pick}
        />
      )}
    </div>
  )
}

/** A finger came to choose, not to type: the keyboard of a phone would cover half of the choice. */
function takeFocus(picker: HTMLElement | null) {
  const target = matchMedia('(pointer: coarse)').matches ? picker : picker?.querySelector('input')
  target?.focus({ preventScroll: true })
}

function stepOf({ key }: KeyboardEvent): Step | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowRight') === (document.dir === 'rtl') ? 'back' : 'forward'
}

/** Before the walk has begun, arrows sideways move in the text; from its end the best match is the way on. */
function staysInText({ currentTarget }: KeyboardEvent<HTMLInputElement>, towards: Step, place: Place | null) {
  if (towards === 'up' || towards === 'down') return false
  const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
  return towards === 'back' || !isAtEnd || place === null
}
