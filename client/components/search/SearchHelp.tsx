import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '#i18n/i18n.ts'
import { insertText } from '#platform/input/insert-text.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Listbox } from './listbox.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { useRepeatedSearch } from './use-repeated-search.ts'
import { useSuggestionKeys } from './use-suggestion-keys.ts'

/**
 * Shows the button that clears the search box, and the suggestions while they are open. It loads when the box
 * is first used, so it adds its listeners to the form that is already there (docs/spec/search.md#signs).
 */
export function SearchHelp({
  form,
  text,
  listbox,
}: {
  form: RefObject<HTMLFormElement | null>
  text: string
  listbox: Listbox
}) {
  const t = useText()
  useSuggestionKeys(form, listbox)
  useRepeatedSearch(form, text)

  function write(value: string) {
    const field = form.current?.querySelector('input')
    if (field) insertText(field, { start: 0, end: field.value.length, text: value })
  }

  return (
    <>
      {text !== '' && (
        <IconButton size="s" label={t('search.clear')} icon={<X />} onClick={() => write('')} />
      )}
      {listbox.isOpen && <SearchSuggestions listbox={listbox} text={text} onWrite={write} />}
    </>
  )
}
