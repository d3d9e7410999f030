import { type FormEvent, useState } from 'react'
import { useErrorText, useWaitText, withServerWords } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useFindPayer } from '#data/subscriptions/payers.ts'
import { cleanAddress } from '#domain/profile/person-address.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './PayerForm.module.css'

/** Asks a guest whose subscription it will be (docs/spec/subscriptions.md#who-pays). */
export function PayerForm({ recipientId }: { recipientId: string }) {
  const t = useText()
  const instanceUri = useInstance()?.uri ?? ''
  const [typed, setTyped] = useState('')
  const find = useFindPayer()
  const isEmpty = cleanAddress(typed) === ''
  const refusal = useProblemText(find.error)
  const problem = find.data === null ? t('profile.not_found') : find.error && refusal

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty || find.isPending) return
    find.mutate({ typed, instanceUri, recipientId })
  }

  function type(text: string) {
    find.reset()
    setTyped(text)
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('payer.title')}>
      <TextField
        data-makes-way // Enter sends the form, which leaves
        label={t('payer.address')}
        help={t('payer.address_help')}
        error={problem && <span role="alert">{problem}</span>}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Button data-makes-way type="submit" kind="primary" busy={find.isPending} disabled={isEmpty}>
        {t('payer.find')}
      </Button>
    </form>
  )
}

function useProblemText(error: unknown): string {
  const t = useText()
  const general = useErrorText(error)
  const wait = useWaitText(error)
  return error instanceof ApiError && error.status === 429
    ? withServerWords(`${t('payer.too_many_requests')} ${wait}`, error, t)
    : general
}
