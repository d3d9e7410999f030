import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { useEthereumWallet } from './use-ethereum-wallet.ts'

/** Lets the person choose a wallet, and shows the whole message that it signs (docs/spec/sign-in.md#ethereum). */
export function EthereumFields({
  wallet,
  isPending,
}: {
  wallet: ReturnType<typeof useEthereumWallet>
  /** Whether a message is on its way. It serves one attempt, so afterwards it is gone. */
  isPending: boolean
}) {
  const t = useText()
  const { all, selected, message } = wallet
  return (
    <>
      {!selected && (
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
      {selected && all.length > 1 && (
        <RadioGroup
          legend={t('landing.wallet')}
          options={all.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
          value={selected.id}
          onChange={wallet.choose}
        />
      )}
      {isPending && message !== null && (
        <TextArea
          label={t('landing.wallet_message')}
          help={t('landing.wallet_message_help')}
          dir="ltr"
          readOnly
          value={message}
        />
      )}
    </>
  )
}
