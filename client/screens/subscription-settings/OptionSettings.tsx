import { useRef, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import type { OptionKind } from '#domain/subscription/offered-kinds.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CurrentOption } from './CurrentOption.tsx'
import styles from './OptionSettings.module.css'

/** The code that checks addresses and keys comes with the form. */
const OptionForm = lazyPart(async () => (await import('./OptionForm.tsx')).OptionForm)

/** Shows what the viewer sells, and below it the form that changes it. */
export function OptionSettings({
  viewer,
  option,
  chainId,
  kinds,
}: {
  viewer: Account
  option: SubscriptionOption | null
  chainId: string
  kinds: readonly OptionKind[]
}) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)

  function close() {
    setEditing(false)
    editButton.current?.focus()
  }

  return (
    <>
      <section className={styles.state}>
        <h2 className={styles.title}>
          {t(option ? 'subscription_settings.enabled' : 'subscription_settings.disabled')}
        </h2>
        {option ? (
          <CurrentOption viewer={viewer} option={option} />
        ) : (
          <p className={styles.intro}>{t('subscription_settings.intro')}</p>
        )}
        <Button ref={editButton} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t('subscription_settings.edit')}
        </Button>
      </section>
      {isEditing && (
        <OptionForm
          placeholder={<Skeleton shape="block" />}
          stored={option}
          chainId={chainId}
          kinds={kinds}
          onSaved={() => {
            close()
            announce(t('subscription_settings.saved'))
          }}
          onCancel={close}
        />
      )}
    </>
  )
}
