import { useId, useRef } from 'react'
import { optionId, SuggestionList } from '#components/composer/text/SuggestionList.tsx'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './AddMember.module.css'
import { useAddMemberForm } from './use-add-member-form.ts'

/**
 * Shows the form that adds somebody to a custom feed: by an option that is suggested, or by a whole address
 * (docs/spec/feeds.md#add-a-member).
 */
export function AddMember({ feedId }: { feedId: string }) {
  const t = useText()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { typed, isEmpty, isPending, problem, options, type, add, submit } = useAddMemberForm(feedId, onAdded)
  const { shown, active } = options
  const isOpen = shown.length > 0

  function onAdded(account: Account) {
    // The button is disabled now and loses the focus.
    if (form.current?.contains(document.activeElement)) form.current.querySelector('input')?.focus()
    announce(t('custom_feeds.added', { name: displayName(account) }))
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
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={({ target }) => type(target.value)}
          onKeyDown={options.onKeyDown}
          onBlur={options.close}
        />
        {isOpen && (
          <div className={styles.suggestions}>
            <SuggestionList
              id={listId}
              suggestions={shown.map((account) => ({
                kind: 'mention',
                account,
                name: account.acct,
                inserted: account.acct,
              }))}
              active={active}
              onPick={(option) => option.kind === 'mention' && add(option.account)}
            />
          </div>
        )}
      </div>
      <Button type="submit" busy={isPending} disabled={isEmpty}>
        {t('custom_feeds.add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isOpen ? t('suggestion.count', { count: shown.length }) : problem}</span>
      </VisuallyHidden>
    </form>
  )
}
