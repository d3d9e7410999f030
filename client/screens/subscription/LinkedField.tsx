import { useId } from 'react'
import { type DecimalSteps, stepped } from '#domain/money/decimal-step.ts'
import type { PaymentDraft, PaymentField } from '#domain/subscription/payment.ts'
import { useText } from '#i18n/i18n.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { Pressable } from '#ui/Pressable.tsx'
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
  steps,
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
  steps: DecimalSteps
  onType: (text: string) => void
  onExchange: () => void
}) {
  const t = useText()
  const id = useId()
  if (draft.field === name) {
    return (
      <NumberField
        label={label}
        error={problem}
        help={help}
        stepped={(text, by) => stepped(text, by, steps)}
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
