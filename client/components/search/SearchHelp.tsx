import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { refreshOpenLists } from '#data/lists/lists.ts'
import { rememberSearch } from '#data/search/recent-searches.ts'
import { readSearch, tidy } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'

/**
 * What helps with searching, loaded when somebody turns to the box: a button that clears it, suggestions, and the
 * keys that walk through them. It listens at the form around it, which was there before.
 */
export function SearchHelp({
  listId,
  text,
  isOpen,
  active,
  onWrite,
  onReach,
  onOpen,
  onClose,
}: {
  listId: string
  text: string
  isOpen: boolean
  /** The id of the suggestion that the arrows have reached. */
  active: string | undefined
  onWrite: (text: string) => void
  onReach: (id: string | undefined) => void
  onOpen: () => void
  onClose: () => void
}) {
  const t = useText()
  const client = useQueryClient()

  function press(event: KeyboardEvent) {
    const { key, target, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(target instanceof HTMLInputElement)) return
    if (isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    const reached = active === undefined ? null : document.getElementById(active)
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && isOpen && reached) reached.click()
    else if (key === 'Escape' && isOpen) onClose()
    else return
    event.preventDefault()
  }

  /** Past the last comes what was typed itself, and then the first again. */
  function walk(step: 1 | -1) {
    if (!isOpen) return onOpen()
    const ids = [...document.querySelectorAll(`#${CSS.escape(listId)} [role="option"]`)].map(({ id }) => id)
    const stops = [undefined, ...ids]
    const here = Math.max(stops.indexOf(active), 0)
    onReach(stops.at((here + step) % stops.length))
  }

  function submit() {
    if (readSearch(text)) rememberSearch(tidy(text))
    const isSame = new URLSearchParams(location.search).get('q') === text.trim()
    if (isSame) {
      window.scrollTo(0, 0)
      refreshOpenLists(client, 0)
    }
    // Another try for what failed; what is no list has no first page to begin with.
    void client.refetchQueries({
      queryKey: ['search'],
      predicate: (query) =>
        query.state.data === undefined
          ? query.state.status === 'error'
          : isSame && query.isActive() && query.meta?.refresh === undefined,
    })
  }

  function listen(element: HTMLElement) {
    const form = element.closest('form')
    form?.addEventListener('keydown', press)
    form?.addEventListener('submit', submit)
    return () => {
      form?.removeEventListener('keydown', press)
      form?.removeEventListener('submit', submit)
    }
  }

  function clear() {
    onWrite('')
    focusBox(listId)
  }

  return (
    <>
      <span ref={listen} hidden />
      {text !== '' && <IconButton size="s" label={t('search.clear')} icon={<X />} onClick={clear} />}
      {isOpen && (
        <SearchSuggestions
          id={listId}
          text={text}
          active={active}
          onWrite={(value) => {
            onWrite(value)
            focusBox(listId)
          }}
          onPick={onClose}
        />
      )}
    </>
  )
}

const focusBox = (listId: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(listId)}"]`)?.focus()
