import { useCopyText } from '#components/feedback/use-copy-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { Pressable } from '#ui/Pressable.tsx'
import styles from './CopyHandle.module.css'

/** Shows the handle as a button that copies it (docs/spec/profiles.md#profile-page). */
export function CopyHandle({ account }: { account: Account }) {
  const t = useText()
  const text = handle(account, useInstance()?.uri ?? '')
  const copy = useCopyText()

  return (
    <Pressable
      className={styles.handle}
      dir="ltr"
      data-tooltip={t('profile.copy_handle')}
      aria-description={t('profile.copy_handle')}
      onClick={() => void copy(text)}
    >
      <span className={styles.text} translate="no">
        {text}
      </span>
    </Pressable>
  )
}
