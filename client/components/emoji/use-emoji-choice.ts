import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { VListHandle } from 'virtua'
import { rememberEmoji } from '#data/writing/emoji.ts'
import { type Emoji, searchEmoji } from '#domain/composer/emoji-search.ts'
import {
  type Direction,
  type EmojiGroup,
  emojiAt,
  firstPosition,
  linesOf,
  nextPosition,
  type Position,
  rowsOf,
} from './emoji-rows.ts'

/** Holds the search text and the active emoji of the picker, and handles the keys of its search box. */
export function useEmojiChoice(
  { groups, emojis }: { groups: readonly EmojiGroup[]; emojis: readonly Emoji[] },
  onPick: (emoji: Emoji, more: boolean) => void,
) {
  'use memo'
  const list = useRef<VListHandle>(null)
  const [query, setQuery] = useState('')
  /** The emoji that the arrow keys have reached; null before the first arrow. */
  const [reached, setReached] = useState<Position | null>(null)
  const isSearching = query.trim() !== ''
  const rows = isSearching ? linesOf(searchEmoji(emojis, query)) : rowsOf(groups)
  // Enter in the search box picks the best match.
  const active = reached ?? (isSearching ? firstPosition(rows) : null)

  function search(text: string) {
    setQuery(text)
    setReached(null)
    list.current?.scrollTo(0)
  }

  function pick(emoji: Emoji, more: boolean) {
    rememberEmoji(emoji.text)
    onPick(emoji, more)
  }

  function move(direction: Direction) {
    const next = active ? nextPosition(rows, active, direction) : firstPosition(rows)
    setReached(next)
    list.current?.scrollToIndex(next?.row ?? 0, { align: 'nearest' })
  }

  function showGroup(group: string) {
    flushSync(() => setQuery(''))
    const all = rowsOf(groups)
    const heading = all.findIndex((row) => row.kind === 'heading' && row.group === group)
    setReached(firstPosition(all, heading))
    list.current?.scrollToIndex(heading)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const emoji = emojiAt(rows, active)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (emoji) pick(emoji, event.shiftKey)
    }
    const direction = directionOf(event)
    if (!direction || (reached === null && movesCaret(event, direction, active))) return
    event.preventDefault()
    move(direction)
  }

  return { list, query, rows, active, search, pick, showGroup, onKeyDown }
}

function directionOf({ key }: KeyboardEvent): Direction | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowRight') === (document.dir === 'rtl') ? 'back' : 'forward'
}

/** Says whether an arrow key moves the caret of the search text. From the end of the text it moves on to the best match. */
function movesCaret(
  { currentTarget }: KeyboardEvent<HTMLInputElement>,
  direction: Direction,
  bestMatch: Position | null,
) {
  if (direction === 'up' || direction === 'down') return false
  const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
  return direction === 'back' || !isAtEnd || bestMatch === null
}
