import type { FormEvent } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { useSaveSubscriptionOption } from '#data/subscriptions/option.ts'
import type { OptionKind } from '#domain/subscription/offered-kinds.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { KIND_TEXTS } from './kind-texts.ts'
import styles from './OptionForm.module.css'
import { PayoutField } from './PayoutField.tsx'
import { PriceField } from './PriceField.tsx'
import { useOptionForm } from './use-option-form.ts'
import { ViewKeyField } from './ViewKeyField.tsx'

/**
 * Shows the form that makes or changes the viewer's subscription option. Everything is checked before it is
 * sent: money goes to this address (docs/spec/subscriptions.md#manage-subscriptions).
 */
export function OptionForm({
  stored,
  chainId,
  kinds,
  onSaved,
  onCancel,
}: {
  stored: SubscriptionOption | null
  chainId: string
  kinds: readonly OptionKind[]
  onSaved: () => void
  onCancel: () => void
}) {
  const t = useText()
  const save = useSaveSubscriptionOption()
  const errorText = useErrorText(save.error)
  const { typed, set, readings, hasKey, toSend } = useOptionForm(stored, chainId, kinds)
  const title = t(stored ? 'subscription_settings.save' : 'subscription_settings.enable')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (toSend && !save.isPending) save.mutate(toSend, { onSuccess: onSaved })
  }

  /** Returns the listener that changes one field. What the server refused may be right now. */
  const change =
    <Value,>(setValue: (value: Value) => void) =>
    (value: Value) => {
      save.reset()
      setValue(value)
    }

  return (
    <form className={styles.form} aria-label={t('subscription_settings.edit')} onSubmit={submit}>
      <PriceField value={typed.price} reading={readings.price} onChange={change(set.price)} />
      {kinds.length > 1 && (
        <RadioGroup
          legend={t('subscription_settings.kind')}
          options={kinds.map((kind) => ({
            value: kind,
            label: t(KIND_TEXTS[kind].label),
            help: t(KIND_TEXTS[kind].help),
          }))}
          value={typed.kind}
          onChange={change(set.kind)}
        />
      )}
      <PayoutField
        value={typed.address}
        reading={readings.payout}
        kind={typed.kind}
        onChange={change(set.address)}
      />
      {typed.kind === 'monero-light' && (
        <ViewKeyField
          value={typed.viewKey}
          reading={readings.key}
          hasKey={hasKey}
          onChange={change(set.viewKey)}
        />
      )}
      {!stored && <p className={styles.note}>{t('subscription_settings.for_good')}</p>}
      {save.isError && <Alert tone="error">{errorText}</Alert>}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={save.isPending} disabled={toSend === null}>
          {title}
        </Button>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
      </div>
    </form>
  )
}
