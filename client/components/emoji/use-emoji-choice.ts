import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
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

type Offer = {
  groups: readonly EmojiGroup[]
  emojis: readonly Emoji[]
  /** Whether they are still loading. */
  isPending: boolean
}

/**
 * Holds the search text and the active emoji of the picker, and handles the keys of its search box. Enter
 * before the emoji are there picks the best match when they come
 * (docs/spec/reactions.md#emoji-picker-search).
 */
export function useEmojiChoice(
  { groups, emojis, isPending }: Offer,
  onPick: (emoji: Emoji, more: boolean) => void,
) {
  'use memo'
  const list = useRef<VListHandle>(null)
  const [query, setQuery] = useState('')
  /** The emoji that the arrow keys have reached; null before the first arrow. */
  const [reached, setReached] = useState<Position | null>(null)
  /** The Enter that waits for the emoji: whether Shift was held. */
  const early = useRef<{ more: boolean } | null>(null)
  const isSearching = query.trim() !== ''
  const found = isSearching ? linesOf(searchEmoji(emojis, query)) : rowsOf(groups)
  // Nobody can mean one of those that have come so far: they are not shown yet.
  const rows = isPending ? [] : found
  // Enter in the search box picks the best match.
  const active = reached ?? (isSearching ? firstPosition(rows) : null)

  const pickEarly = useEffectEvent(() => {
    const emoji = emojiAt(rows, active)
    if (emoji && early.current) pick(emoji, early.current.more)
    early.current = null
  })
  useEffect(() => {
    if (!isPending) pickEarly()
  }, [isPending])

  function search(text: string) {
    early.current = null
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
    if (event.key === 'Enter') {
      event.preventDefault()
      if (emoji) pick(emoji, event.shiftKey)
      else if (isPending) early.current = { more: event.shiftKey }
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

/**
 * Says whether an arrow key moves the caret of the search text. From the end of the text it moves on to the
 * best match.
 */
function movesCaret(
  { currentTarget }: KeyboardEvent<HTMLInputElement>,
  direction: Direction,
  bestMatch: Position | null,
) {
  if (direction === 'up' || direction === 'down') return false
  const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
  return direction === 'back' || !isAtEnd || bestMatch === null
}
