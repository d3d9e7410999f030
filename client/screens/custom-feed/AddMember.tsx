import { useRef } from 'react'
import { feedErrorText } from '#components/feed/feed-error-text.ts'
import { useWaitText } from '#components/feedback/error-text.ts'
import { AddPersonForm } from '#components/person-field/AddPersonForm.tsx'
import { usePersonChoice } from '#components/person-field/use-person-choice.ts'
import type { Account } from '#contract/entities/account.ts'
import { useAddMember } from '#data/feeds/feed-members.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/**
 * Shows the form that adds somebody to a custom feed: by an option that is suggested, or by a whole address
 * (docs/spec/feeds.md#add-a-member).
 */
export function AddMember({ feedId }: { feedId: string }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const adding = useAddMember(feedId)
  const choice = usePersonChoice({ choose: add, onType: adding.reset })

  useWaitText(adding.error)

  function add(account: Account) {
    if (adding.isPending) return
    adding.mutate(account, {
      onSuccess: () => {
        // The button is disabled now and loses the focus.
        if (form.current?.contains(document.activeElement)) form.current.querySelector('input')?.focus()
        announce(t('custom_feeds.added', { name: displayName(account) }))
        choice.clear()
      },
    })
  }

  return (
    <AddPersonForm
      ref={form}
      label={t('custom_feeds.add_user')}
      help={t('custom_feeds.add_user_help')}
      add={t('custom_feeds.add')}
      choice={choice}
      isAdding={adding.isPending}
      problem={adding.isError ? feedErrorText(adding.error, t) : choice.problem}
    />
  )
}
