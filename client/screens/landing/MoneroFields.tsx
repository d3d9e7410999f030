import { CopyButton } from '#components/feedback/CopyButton.tsx'
import { AddressField } from '#components/monero/AddressField.tsx'
import type { Instance } from '#contract/entities/instance.ts'
import { networkOf, readAddress } from '#domain/monero/address.ts'
import { type SignatureProblem, signatureProblem } from '#domain/monero/signature.ts'
import { moneroChain } from '#domain/money/chain.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { MoneroSteps } from './MoneroSteps.tsx'
import type { MoneroWallet } from './use-monero-wallet.ts'

const SIGNATURE_PROBLEMS: Record<SignatureProblem, TextKey> = {
  form: 'landing.monero_signature_form',
  short: 'landing.monero_signature_short',
}

/**
 * Shows the address, the message that its wallet has to sign, and the signature
 * (docs/spec/sign-in.md#monero).
 */
export function MoneroFields({ wallet, instance }: { wallet: MoneroWallet; instance: Instance }) {
  const t = useText()
  const { typed, message, removed } = wallet.input
  const chain = moneroChain(instance)
  const network = chain && networkOf(chain.chain_id)
  const reading = readAddress(typed, network)
  return (
    <>
      <AddressField
        label={t('landing.monero_address')}
        help={t('landing.monero_address_help')}
        name="monero_address"
        network={network}
        value={typed}
        onChange={(text, next) => wallet.enterAddress(text, next.state === 'right' ? next.address : null)}
      />
      {reading.state === 'right' && (
        <>
          {reading.type.kind !== 'standard' && <Alert tone="info">{t('landing.monero_other_address')}</Alert>}
          <TextArea
            label={t('landing.monero_message')}
            help={t('landing.monero_message_help')}
            dir="ltr"
            readOnly
            value={message}
            onClick={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={message} label={t('landing.monero_copy')} />
          <MoneroSteps message={message} kind={reading.type.kind} />
          {removed && (
            <Alert tone="info">
              {t(removed === 'address' ? 'landing.monero_new_address' : 'landing.monero_spent')}
            </Alert>
          )}
          <SignatureField wallet={wallet} />
        </>
      )}
    </>
  )
}

function SignatureField({ wallet }: { wallet: MoneroWallet }) {
  const t = useText()
  const { signature } = wallet.input
  const problem = signature === '' ? null : signatureProblem(signature)
  return (
    <TextField
      label={t('landing.monero_signature')}
      name="monero_signature"
      help={t('landing.monero_signature_help')}
      error={problem && t(SIGNATURE_PROBLEMS[problem])}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      value={signature}
      onChange={({ target }) => wallet.enterSignature(target.value)}
    />
  )
}
