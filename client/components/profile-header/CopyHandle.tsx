import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/notices.ts'
import { Pressable } from '#ui/Pressable.tsx'
import styles from './CopyHandle.module.css'

/** Shows the handle as a button that copies it (docs/spec/profiles.md#profile-page). */
export function CopyHandle({ account }: { account: Account }) {
  const t = useText()
  const text = handle(account, useInstance()?.uri ?? '')

  async function copy() {
    const isCopied = await copyText(text)
    toast(t(isCopied ? 'post.copied' : 'post.not_copied'), { tone: isCopied ? 'info' : 'error' })
  }

  return (
    <Pressable
      className={styles.handle}
      dir="ltr"
      data-tooltip={t('profile.copy_handle')}
      aria-description={t('profile.copy_handle')}
      onClick={() => void copy()}
    >
      <span className={styles.text} translate="no">
        {text}
      </span>
    </Pressable>
  )
}
