import { useRef } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { AddPersonForm } from '#components/person-field/AddPersonForm.tsx'
import { usePersonChoice } from '#components/person-field/use-person-choice.ts'
import type { Account } from '#contract/entities/account.ts'
import { useAddAlias } from '#data/account/aliases.ts'
import { useMovingText } from '#data/account/moving-texts.ts'
import { handleInText } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/**
 * Shows the form that adds an alias: by an option that is suggested, or by a whole address
 * (docs/spec/account.md#add-an-alias).
 */
export function AddAlias({ viewerId }: { viewerId: string }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const adding = useAddAlias(viewerId)
  const refusal = useErrorText(adding.error)
  const [typedBefore, keep] = useMovingText('alias')
  const choice = usePersonChoice({ choose: add, typedBefore, elsewhere: true, onType: type })

  function type(text: string) {
    adding.reset()
    keep(text)
  }

  function add(account: Account) {
    if (adding.isPending) return
    adding.mutate(account.acct, {
      onSuccess: () => {
        // The button is disabled now and loses the focus.
        if (form.current?.contains(document.activeElement)) form.current.querySelector('input')?.focus()
        announce(t('aliases.added', { name: handleInText(account, '') }))
        choice.clear()
      },
    })
  }

  return (
    <AddPersonForm
      ref={form}
      label={t('aliases.add')}
      help={t('aliases.add_help')}
      add={t('aliases.add_button')}
      choice={choice}
      isAdding={adding.isPending}
      problem={adding.isError ? refusal : choice.problem}
    />
  )
}
