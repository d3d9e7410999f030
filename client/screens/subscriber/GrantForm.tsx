import { type FormEvent, useId, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useGrant } from '#data/subscriptions/grant.ts'
import { momentOf } from '#domain/date.ts'
import { stepped } from '#domain/money/decimal-step.ts'
import {
  GRANT_UNITS,
  type GrantProblem,
  type GrantUnit,
  grantSteps,
  mostGranted,
  readGrant,
} from '#domain/subscription/grant.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './GrantForm.module.css'

const UNIT_TEXTS: Record<GrantUnit, TextKey> = { months: 'subscriber.months', days: 'subscriber.days' }

const PROBLEMS: Record<GrantProblem, TextKey> = {
  not_whole: 'subscriber.not_whole',
  not_positive: 'subscriber.not_positive',
  too_long: 'subscriber.too_long',
}

/**
 * Shows the form that gives somebody time without a payment
 * (docs/spec/subscriptions.md#page-of-a-subscriber).
 */
export function GrantForm({ subscriberId, viewerId }: { subscriberId: string; viewerId: string }) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const grant = useGrant(subscriberId, viewerId)
  const errorText = useErrorText(grant.error)
  const [typed, setTyped] = useState('1')
  const [unit, setUnit] = useState<GrantUnit>('months')
  const { seconds, problem } = readGrant(typed, unit)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (seconds === null || grant.isPending) return
    const form = event.currentTarget
    grant.mutate(seconds, {
      onSuccess: () => {
        // The button is disabled now and loses the focus. A second press would grant the same again.
        if (form.contains(document.activeElement)) form.querySelector('input')?.focus()
        setTyped('')
      },
    })
  }

  const granted = grant.isSuccess ? momentOf(grant.data.expires_at, locale) : null
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={styles.title}>
        {t('subscriber.grant_title')}
      </h2>
      <p className={styles.help}>{t('subscriber.grant_help')}</p>
      <div className={styles.row}>
        <NumberField
          label={t('subscriber.number')}
          inputMode="numeric"
          stepped={(text, by) => stepped(text, by, grantSteps(unit))}
          value={typed}
          error={problem && t(PROBLEMS[problem], { most: mostGranted(unit) })}
          onChange={({ target }) => {
            grant.reset()
            setTyped(target.value)
          }}
        />
        <Select
          label={t('subscriber.unit')}
          options={GRANT_UNITS.map((value) => ({ value, label: t(UNIT_TEXTS[value]) }))}
          value={unit}
          onChange={({ target }) => {
            grant.reset()
            setUnit(GRANT_UNITS.find((each) => each === target.value) ?? 'months')
          }}
        />
      </div>
      <Button kind="primary" type="submit" busy={grant.isPending} disabled={seconds === null}>
        {t('subscriber.grant')}
      </Button>
      {grant.isError && <Alert tone="error">{errorText}</Alert>}
      {granted && <Alert tone="success">{t('subscriber.granted', { date: granted })}</Alert>}
    </form>
  )
}
