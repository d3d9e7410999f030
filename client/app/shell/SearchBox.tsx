import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useListbox } from '#components/search/use-listbox.ts'
import { searchPath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { navigate, useSearchParams } from '#platform/page/location.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './SearchBox.module.css'

/** Loaded late: nobody searches before the first post is there. */
const SearchHelp = lazyPart(async () => (await import('#components/search/SearchHelp.tsx')).SearchHelp)

/**
 * Shows the search box of every page. It keeps its text, so that a search can be refined
 * (docs/spec/search.md#search-box).
 */
export function SearchBox() {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const listbox = useListbox()
  const asked = useSearchParams().get('q')
  const [known, setKnown] = useState(asked)
  const [text, setText] = useState(asked ?? '')
  const isEmpty = text.trim() === ''

  if (known !== asked) {
    setKnown(asked)
    if (asked !== null) setText(asked)
  }

  function write(value: string) {
    setText(value)
    listbox.onMove(undefined)
    listbox.onOpen()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    listbox.onClose()
    navigate(searchPath(text.trim()), { replace: text.trim() === asked })
  }

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && listbox.onClose()
      }
    >
      <form ref={form} className={styles.box} onSubmit={submit}>
        <IconButton type="submit" size="s" label={t('search.submit')} icon={<Search />} disabled={isEmpty} />
        <input
          className={styles.input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={listbox.isOpen}
          aria-controls={listbox.id}
          aria-activedescendant={listbox.active}
          placeholder={t('search.label')}
          value={text}
          onFocus={listbox.onOpen}
          onClick={listbox.onOpen}
          onChange={({ target }) => write(target.value)}
          onKeyDown={unlessComposing(({ key }: KeyboardEvent) => {
            if (key === 'Escape') listbox.onClose()
            // With a text, SearchHelp is there and handles the arrows itself.
            else if (text === '' && !listbox.isOpen && /^Arrow(Down|Up)$/.test(key)) listbox.onOpen()
          })}
        />
        {(listbox.isOpen || text !== '') && <SearchHelp form={form} text={text} listbox={listbox} />}
      </form>
    </search>
  )
}
