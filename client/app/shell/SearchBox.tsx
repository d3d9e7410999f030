import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './SearchBox.module.css'

/** Searches from anywhere. It keeps its text, so that a search can be refined (decisions "Search"). */
export function SearchBox() {
  const t = useText()
  const asked = new URLSearchParams(useSearch()).get('q')
  const [text, setText] = useState(asked ?? '')
  const empty = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!empty) navigate(`${pathTo('search')}?q=${encodeURIComponent(text.trim())}`)
  }

  return (
    <search className={styles.search}>
      <form className={styles.box} onSubmit={submit}>
        <IconButton type="submit" size="s" label={t('search.submit')} icon={<Search />} disabled={empty} />
        <input
          className={styles.input}
          type="text"
          enterKeyHint="search"
          dir="auto"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <IconButton size="s" label={t('search.clear')} icon={<X />} onClick={() => setText('')} />
        )}
      </form>
    </search>
  )
}
