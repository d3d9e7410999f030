import { useRef } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { PersonField } from '#components/person-field/PersonField.tsx'
import { usePersonChoice } from '#components/person-field/use-person-choice.ts'
import type { Account } from '#contract/entities/account.ts'
import { useAddAlias } from '#data/account/aliases.ts'
import { useMovingText } from '#data/account/moving-texts.ts'
import { handleInText } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import styles from './AddAlias.module.css'

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
    <form
      ref={form}
      className={styles.form}
      aria-label={t('aliases.add')}
      onSubmit={(event) => (adding.isPending ? event.preventDefault() : choice.submit(event))}
    >
      <PersonField
        label={t('aliases.add')}
        help={t('aliases.add_help')}
        choice={choice}
        problem={adding.isError ? refusal : choice.problem}
      />
      <Button type="submit" busy={adding.isPending || choice.isPending} disabled={choice.isEmpty}>
        {t('aliases.add_button')}
      </Button>
    </form>
  )
}
