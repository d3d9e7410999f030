import type { MouseEvent } from 'react'
import { EmojiSymbol } from '#components/emoji/EmojiSymbol.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Suggestion } from '#data/writing/suggestions.ts'
import { useText } from '#i18n/i18n.ts'
import { Option } from '#ui/Option.tsx'
import styles from './SuggestionList.module.css'

/** Returns the id by which the text box names the suggestion that its arrows have reached. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Below the line being written. The text box keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  active,
  onPick,
}: {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onPick: (suggestion: Suggestion) => void
}) {
  const t = useText()
  return (
    <div
      ref={reveal}
      id={id}
      role="listbox"
      aria-label={t('suggestion.list')}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.inserted}
          id={optionId(id, index)}
          isReached={index === active}
          onPick={() => onPick(suggestion)}
        >
          <Content suggestion={suggestion} />
        </Option>
      ))}
    </div>
  )
}

function Content({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'mention') {
    const { account } = suggestion
    return (
      <>
        <AccountAvatar account={account} size="xs" />
        <span className={styles.name}>
          <DisplayName account={account} />
        </span>
        {/* The space is part of the name. */}
        <bdi className={styles.handle} translate="no">{` @${account.acct}`}</bdi>
      </>
    )
  }
  if (suggestion.kind === 'tag') {
    return (
      <bdi className={styles.name} translate="no">
        {suggestion.inserted}
      </bdi>
    )
  }
  const { text, name, url } = suggestion.emoji
  return (
    <>
      <span className={styles.face} aria-hidden="true">
        <EmojiSymbol name={url === null ? text : name} url={url} />
      </span>
      <bdi className={styles.name} translate="no">
        {name}
      </bdi>
    </>
  )
}

function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
