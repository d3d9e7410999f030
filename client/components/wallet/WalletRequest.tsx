import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { EthereumWallet } from './use-ethereum-wallet.ts'

/**
 * Shows that the wallet waits for an answer, which may be given up, and the whole text that it signs
 * (docs/spec/sign-in.md#ethereum, docs/spec/sign-in.md#what-a-wallet-answers).
 */
export function WalletRequest({
  wallet: { isAsking, message },
  onGiveUp,
}: {
  wallet: EthereumWallet
  /** Left out where something else beside it gives up. */
  onGiveUp?: () => void
}) {
  const t = useText()
  return (
    <>
      {isAsking && (
        <Alert
          action={
            onGiveUp && (
              <Button ref={handOverToAskAgain} size="s" onClick={onGiveUp}>
                {t('action.cancel')}
              </Button>
            )
          }
        >
          {t('wallet.asks')}
        </Alert>
      )}
      {message !== null && (
        <TextArea
          label={t('wallet.message')}
          help={t('wallet.message_help')}
          dir="ltr"
          readOnly
          value={message}
        />
      )}
    </>
  )
}

/** The button that asks the wallet has the focus next. */
const handOverToAskAgain = handOverFocus((leaving) => {
  const around = leaving.closest('form')
  return () => around?.querySelector<HTMLElement>('[data-kind="primary"]')
})
