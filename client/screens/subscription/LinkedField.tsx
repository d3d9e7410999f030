import { useId } from 'react'
import type { PaymentDraft, PaymentField } from '#domain/subscription/payment.ts'
import { useText } from '#i18n/i18n.ts'
import { Pressable } from '#ui/Pressable.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './LinkedField.module.css'

/**
 * Shows one of two fields of which one is typed and the other reckoned. A press on the reckoned one exchanges
 * them (docs/spec/subscriptions.md#payment-form).
 */
export function LinkedField({
  name,
  label,
  reckoned,
  draft,
  problem,
  help,
  takesFocus,
  onType,
  onExchange,
}: {
  name: PaymentField
  label: string
  /** The value when it is the other one that is typed. */
  reckoned: string
  draft: PaymentDraft
  problem: string | null
  help: string | undefined
  takesFocus: boolean
  onType: (text: string) => void
  onExchange: () => void
}) {
  const t = useText()
  const id = useId()
  if (draft.field === name) {
    return (
      <TextField
        label={label}
        error={problem}
        help={help}
        inputMode="decimal"
        dir="ltr"
        autoFocus={takesFocus}
        value={draft.text}
        onChange={({ target }) => onType(target.value)}
      />
    )
  }
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <Pressable
        id={id}
        className={styles.reckoned}
        aria-labelledby={`${id}-label ${id}`}
        onClick={onExchange}
      >
        {/* The space is part of the name. */}
        <bdi className={styles.value} translate="no">
          {reckoned || '—'}
        </bdi>
        <span className={styles.hint}>{` ${t('payment.edit')}`}</span>
      </Pressable>
    </div>
  )
}
