import { Copy } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './GuestFollowDialog.module.css'

/** Says from where a guest can follow a person, and copies the handle that is needed there. */
export function GuestFollowDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  const copy = useCopy()
  const address = handle(account, useInstance()?.uri ?? '')
  return (
    <Dialog
      title={<NamedText account={account} say={(name) => t('follow.follow_person', { name })} />}
      size="s"
      closeLabel={t('action.dismiss')}
      onClose={onDone}
      actions={
        <Button kind="primary" data-autofocus icon={<Copy />} onClick={(event) => void copy(event, address)}>
          {t('follow.copy_handle')}
        </Button>
      }
    >
      <p className={styles.words}>{t('follow.guest', { handle: `\u2066${address}\u2069` })}</p>
    </Dialog>
  )
}
