import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { paletteAsked } from '#components/palette/palette-asked.ts'
import type { Listbox } from '#components/search/listbox.ts'
import { OptionGroup } from '#components/search/OptionGroup.tsx'
import { PeopleOptions } from '#components/search/PeopleOptions.tsx'
import { RecentSearchOptions } from '#components/search/RecentSearchOptions.tsx'
import { useListbox } from '#components/search/use-listbox.ts'
import { useSearchSuggestions } from '#components/search/use-search-suggestions.ts'
import { useSuggestionKeys } from '#components/search/use-suggestion-keys.ts'
import { KeyCaps } from '#components/shortcuts/KeyCaps.tsx'
import { findSettings } from '#domain/settings/search.ts'
import { useText } from '#i18n/i18n.ts'
import { Modal } from '#ui/Modal.tsx'
import { Option } from '#ui/Option.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { currentCard } from '../shortcuts/current-card.ts'
import type { Command } from './command.ts'
import styles from './Palette.module.css'
import { useCommands } from './use-commands.ts'

/**
 * Shows a field that finds everything one can do or go to, and what it has found
 * (docs/spec/keyboard.md#command-palette).
 */
export function Palette() {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [card] = useState(currentCard)
  const [text, setText] = useState('')
  const state = useListbox()
  const all = useCommands(card)
  const found = text.trim() === '' ? all : findSettings(all, text)
  const { people } = useSearchSuggestions(text)
  const close = () => paletteAsked.set(false)
  const first = found[0] && idOf(found[0], state)
  const listbox: Listbox = { ...state, isOpen: true, active: state.active ?? first, onClose: close }
  useSuggestionKeys(form, listbox)

  function pick({ run }: Command) {
    // The palette closes first, so that the focus is back before the command opens anything.
    flushSync(close)
    run?.()
  }

  return (
    <Modal className={styles.palette} aria-label={t('palette.title')} closedby="any" onClose={close}>
      <form ref={form} className={styles.box} onSubmit={(event) => event.preventDefault()}>
        <Search aria-hidden="true" />
        <input
          className={styles.input}
          type="text"
          autoComplete="off"
          dir="auto"
          role="combobox"
          aria-label={t('palette.label')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listbox.id}
          aria-activedescendant={listbox.active}
          placeholder={t('palette.label')}
          data-autofocus
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            state.onMove(undefined)
          }}
        />
      </form>
      <div
        id={listbox.id}
        role="listbox"
        aria-label={t('palette.title')}
        className={styles.found}
        tabIndex={-1}
      >
        <FoundCommands found={found} listbox={listbox} onPick={pick} />
        {text !== '' && <PeopleOptions listbox={listbox} people={people} />}
        <RecentSearchOptions listbox={listbox} text={text} />
      </div>
      {found.length === 0 && people.length === 0 && <p className={styles.nothing}>{t('palette.nothing')}</p>}
      <VisuallyHidden>
        <span role="status">
          {text !== '' && t('suggestion.count', { count: found.length + people.length })}
        </span>
      </VisuallyHidden>
    </Modal>
  )
}

const idOf = ({ name }: Command, { id }: Pick<Listbox, 'id'>) => `${id}-${encodeURIComponent(name)}`

/** Shows the commands that were found, in their groups, each with its keys. */
function FoundCommands({
  found,
  listbox,
  onPick,
}: {
  found: readonly Command[]
  listbox: Listbox
  onPick: (command: Command) => void
}) {
  const groups = [...new Set(found.map(({ group }) => group))]
  const isReached = (command: Command) => idOf(command, listbox) === listbox.active
  return groups.map((group) => (
    <OptionGroup key={group} label={group}>
      {found
        .filter((each) => each.group === group)
        .map((command) => (
          <Option
            key={command.name}
            id={idOf(command, listbox)}
            href={command.href}
            isReached={isReached(command)}
            onPick={() => onPick(command)}
          >
            <span className={styles.name}>
              <bdi>
                <EmojiText text={command.title} emojis={command.emojis ?? []} />
              </bdi>
            </span>
            {command.keys && <KeyCaps keys={command.keys} />}
          </Option>
        ))}
    </OptionGroup>
  ))
}
