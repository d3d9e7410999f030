import type { EthereumWallet } from '#components/wallet/use-ethereum-wallet.ts'
import { WalletChoice } from '#components/wallet/WalletChoice.tsx'
import { WalletRequest } from '#components/wallet/WalletRequest.tsx'
import { useVisitor } from '#data/connection/session.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './EthereumFields.module.css'

/**
 * Says what a wallet is needed for and what it will ask, lets the person choose one, and shows the whole
 * message that it signs (docs/spec/sign-in.md#ethereum).
 */
export function EthereumFields({
  wallet,
  isPending,
  onChoose,
}: {
  wallet: EthereumWallet
  /** Whether a message is on its way. It serves one attempt, so afterwards it is gone. */
  isPending: boolean
  /** Is told when another wallet is chosen. */
  onChoose: () => void
}) {
  const t = useText()
  // The page about wallets is for guests.
  const isGuest = useVisitor().kind === 'guest'
  return (
    <>
      <Alert
        tone="info"
        action={
          isGuest && (
            <Button href={pathTo('ethereum')} kind="quiet" size="s">
              {t('landing.wallet_about')}
            </Button>
          )
        }
      >
        <p className={styles.required}>{t('landing.wallet_required')}</p>
        <p>
          {wallet.selected
            ? t('landing.wallet_next', { wallet: isolated(wallet.selected.label) })
            : t('landing.wallet_absent')}
        </p>
      </Alert>
      <WalletChoice wallet={wallet} onChoose={onChoose} />
      {isPending && <WalletRequest wallet={wallet} onGiveUp={wallet.giveUp} />}
    </>
  )
}

/** A name in another direction keeps its place in the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`
