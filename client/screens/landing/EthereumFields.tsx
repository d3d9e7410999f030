import type { EthereumWallet } from '#components/wallet/use-ethereum-wallet.ts'
import { WalletChoice } from '#components/wallet/WalletChoice.tsx'
import { WalletRequest } from '#components/wallet/WalletRequest.tsx'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** Lets the person choose a wallet, and shows the whole message that it signs (docs/spec/sign-in.md#ethereum). */
export function EthereumFields({
  wallet,
  isPending,
}: {
  wallet: EthereumWallet
  /** Whether a message is on its way. It serves one attempt, so afterwards it is gone. */
  isPending: boolean
}) {
  const t = useText()
  return (
    <>
      {!wallet.selected && (
        <Alert
          tone="info"
          action={
            <Button href={pathTo('ethereum')} kind="quiet" size="s">
              {t('landing.wallet_about')}
            </Button>
          }
        >
          {t('landing.wallet_required')}
        </Alert>
      )}
      <WalletChoice wallet={wallet} />
      {isPending && <WalletRequest wallet={wallet} onGiveUp={wallet.giveUp} />}
    </>
  )
}
