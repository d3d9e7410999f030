import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { type Suggestion, suggestionsQuery } from '#data/writing/suggestions.ts'
import { spellTag } from '#domain/composer/hashtag.ts'
import { insertSuggestion, SUGGESTION_DELAY, type SuggestionTrigger } from '#domain/composer/suggestion.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { insertText } from '#platform/input/insert-text.ts'

const NONE: readonly Suggestion[] = []

/**
 * Returns what is suggested for the word being typed, and the keys that walk through it
 * (docs/spec/writing.md#suggestions).
 */
export function useSuggestions(box: RefObject<HTMLTextAreaElement | null>) {
  const locale = useLanguage()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [word, setWord] = useState<SuggestionTrigger | null>(null)
  /** The word as it was when typing last stopped; only that one is looked up. */
  const [settled, setSettled] = useState<SuggestionTrigger | null>(null)
  const [active, setActive] = useState(0)
  const { data = NONE, error, isPlaceholderData } = useQuery(suggestionsQuery(settled, locale))

  const isSameWord = word !== null && word.start === settled?.start && word.kind === settled.kind
  // While one goes on typing, what was found and still fits stays.
  const isAnswer = word === settled && !isPlaceholderData
  const fitting = !isSameWord ? NONE : isAnswer ? data : data.filter((one) => fits(one, word))
  const suggestions = word?.kind === 'tag' ? fitting.map((one) => spelled(one, word.query)) : fitting

  function type(typed: SuggestionTrigger | null) {
    clearTimeout(timer.current)
    setWord(typed)
    setActive(0)
    if (typed) timer.current = setTimeout(() => setSettled(typed), SUGGESTION_DELAY)
    else setSettled(null)
  }

  const close = () => type(null)

  /** Suggestions are for whoever types; the cursor leaving the word ends them. */
  function move(under: SuggestionTrigger | null) {
    if (word && (under?.start !== word.start || under.query !== word.query)) close()
  }

  function pick(suggestion: Suggestion) {
    if (!box.current || !word) return
    const { value, selectionEnd } = box.current
    close()
    insertText(box.current, insertSuggestion(value, selectionEnd, word, suggestion.inserted))
  }

  /** Returns whether the key was one for the suggestions. */
  function press(event: KeyboardEvent): boolean {
    const chosen = suggestions[active]
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (!chosen || ctrlKey || metaKey || altKey || shiftKey) return false
    const count = suggestions.length
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const reason = useErrorText(error)
  return {
    word,
    suggestions,
    active,
    error: isSameWord && error ? reason : null,
    type,
    move,
    press,
    pick,
    close,
  }
}

/** The capitals that stand there already are kept (docs/spec/writing.md#hashtags-with-capitals). */
const spelled = (tag: Suggestion, typed: string): Suggestion => ({
  ...tag,
  inserted: `#${spellTag(typed, tag.name)}`,
})

const fits = ({ kind, name }: Suggestion, word: SuggestionTrigger) =>
  kind === word.kind && name.toLowerCase().includes(word.query.toLowerCase())
