import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MutedPost.module.css'

/** Shows a placeholder for the post of a muted person, with a button that shows the post. */
export function MutedPost({ account, onShow }: { account: Account; onShow: () => void }) {
  const t = useText()
  return (
    <div className={styles.place}>
      <p>
        <NamedText account={account} say={(name) => t('post.by_muted', { name })} />
      </p>
      <Button data-makes-way kind="quiet" size="s" onClick={onShow}>
        {t('post.show_muted')}
      </Button>
    </div>
  )
}
