import { type FormEvent, useId, useRef } from 'react'
import { optionId, SuggestionList } from '#components/composer/text/SuggestionList.tsx'
import { feedErrorText } from '#components/feed/feed-error-text.ts'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useAddMember, useLookUp } from '#data/feeds/feed-members.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './AddMember.module.css'
import { usePeopleSearch } from './use-people-search.ts'

/** Adds somebody by their address: picked from what is suggested, or typed as a whole (spec A §2.11, §8). */
export function AddMember({ feedId }: { feedId: string }) {
  const t = useText()
  const listId = useId()
  const instanceUri = useInstance()?.uri ?? ''
  const add = useAddMember(feedId)
  const lookUp = useLookUp()
  const search = usePeopleSearch(pick)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = search.people.length > 0

  function pick(account: Account) {
    search.close()
    // Who was picked meanwhile is meant.
    lookUp.reset()
    if (add.isPending) return
    add.mutate(account, {
      onSuccess: () => {
        // The button has nothing to send any more, and could not keep the focus.
        if (form.current?.contains(document.activeElement)) form.current.querySelector('input')?.focus()
        search.clear()
        announce(t('custom_feeds.added', { name: displayName(account) }))
      },
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { address } = search
    if (address === '' || add.isPending) return
    search.settle()
    lookUp.mutate({ address, instanceUri }, { onSuccess: (meant) => meant && pick(meant) })
  }

  function problem() {
    if (add.isError) return feedErrorText(add.error, t)
    const error = search.error ?? lookUp.error
    if (error) return errorText(error, t)
    return search.isNobody || lookUp.data === null ? t('custom_feeds.user_not_found') : undefined
  }

  return (
    <form ref={form} className={styles.form} aria-label={t('custom_feeds.add_user')} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={t('custom_feeds.add_user')}
          help={t('custom_feeds.add_user_help')}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && search.active >= 0 ? optionId(listId, search.active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={search.typed}
          error={problem()}
          onChange={({ target }) => {
            add.reset()
            lookUp.reset()
            search.type(target.value)
          }}
          onKeyDown={search.press}
          onBlur={search.close}
        />
        {isOpen && (
          <div className={styles.suggestions}>
            <SuggestionList
              id={listId}
              suggestions={search.people.map((account) => ({
                kind: 'mention',
                account,
                name: account.acct,
                inserted: account.acct,
              }))}
              active={search.active}
              onPick={(one) => one.kind === 'mention' && pick(one.account)}
            />
          </div>
        )}
      </div>
      <Button type="submit" busy={add.isPending || lookUp.isPending} disabled={search.address === ''}>
        {t('custom_feeds.add')}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isOpen ? t('suggestion.count', { count: search.people.length }) : problem()}
        </span>
      </VisuallyHidden>
    </form>
  )
}
