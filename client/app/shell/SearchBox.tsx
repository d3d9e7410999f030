import { Search } from 'lucide-react'
import { type FormEvent, Suspense, useId, useRef, useState } from 'react'
import { searchPath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { isForInputMethod } from '#platform/composing.ts'
import { navigate, useSearchParams } from '#platform/location.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './SearchBox.module.css'

/** Loaded late: nobody searches before the first post is there. */
const SearchHelp = lazyPart(async () => (await import('#components/search/SearchHelp.tsx')).SearchHelp)

/** Shows the search box of every page. It keeps its text, so that a search can be refined (docs/spec/search.md#search-box). */
export function SearchBox() {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const listId = useId()
  const asked = useSearchParams().get('q')
  const [known, setKnown] = useState(asked)
  const [text, setText] = useState(asked ?? '')
  const [isOpen, setOpen] = useState(false)
  /** The id of the suggestion that the arrow keys have reached. */
  const [active, setActive] = useState<string>()
  const isEmpty = text.trim() === ''

  if (known !== asked) {
    setKnown(asked)
    if (asked !== null) setText(asked)
  }

  function write(value: string) {
    setText(value)
    setActive(undefined)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    close()
    navigate(searchPath(text.trim()), { replace: text.trim() === asked })
  }

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
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
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active}
          placeholder={t('search.label')}
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => write(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (isForInputMethod(nativeEvent)) return
            if (key === 'Escape') close()
            // With a text, SearchHelp is there and handles the arrows itself.
            else if (text === '' && !isOpen && /^Arrow(Down|Up)$/.test(key)) setOpen(true)
          }}
        />
        {(isOpen || text !== '') && (
          <Suspense>
            <SearchHelp
              form={form}
              text={text}
              listbox={{
                id: listId,
                isOpen,
                active,
                onOpen: () => setOpen(true),
                onClose: close,
                onMove: setActive,
              }}
              onWrite={write}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
