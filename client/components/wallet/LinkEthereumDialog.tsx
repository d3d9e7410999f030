import type { Account } from '#contract/entities/account.ts'
import { signAddress, useLinkEthereum } from '#data/account/ethereum-proof.ts'
import { linkedAddress } from '#domain/identity/proof.ts'
import { useText } from '#i18n/i18n.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/notices.ts'
import { LinkError } from './LinkError.tsx'
import styles from './LinkEthereumDialog.module.css'
import { useEthereumWallet } from './use-ethereum-wallet.ts'
import { WalletChoice } from './WalletChoice.tsx'
import { WalletRequest } from './WalletRequest.tsx'

/**
 * Shows a dialog that asks before a wallet signs that its address is the viewer's, and what it signs
 * (docs/spec/identity.md#link-an-ethereum-address).
 */
export function LinkEthereumDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  const wallet = useEthereumWallet()
  const link = useLinkEthereum()
  const title = t('profile_action.link_ethereum')

  function close() {
    wallet.giveUp()
    onDone()
  }

  const confirm = () =>
    link
      .mutateAsync(() =>
        wallet.ask((selected, request) =>
          signAddress(selected, { linked: linkedAddress(account), ...request }),
        ),
      )
      .then(
        () => {
          onDone()
          toast(t('wallet.linked'))
        },
        () => undefined, // the dialog shows the error
      )

  if (!wallet.selected) {
    return (
      <AnswerDialog
        title={title}
        backLabel={t('profile_action.close')}
        closeLabel={t('action.dismiss')}
        onBack={close}
      >
        <p>{t('wallet.not_detected')}</p>
        <p className={styles.more}>{t('ethereum.needs_text')}</p>
      </AnswerDialog>
    )
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('action.continue')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      busy={link.isPending}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <div className={styles.body}>
        <p>{t('wallet.link_question')}</p>
        <p className={styles.more}>{t('wallet.link_public')}</p>
        <WalletChoice wallet={wallet} onChoose={link.reset} />
        {link.isPending && <WalletRequest wallet={wallet} />}
        {link.isError && <LinkError error={link.error} />}
      </div>
    </ConfirmDialog>
  )
}
