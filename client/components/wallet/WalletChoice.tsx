import { useText } from '#i18n/i18n.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { EthereumWallet } from './use-ethereum-wallet.ts'

/** Lets the person choose one of several wallets (docs/spec/sign-in.md#wallets-of-the-browser). */
export function WalletChoice({
  wallet: { choices, selected, choose },
  onChoose,
}: {
  wallet: EthereumWallet
  /** Is told of the choice, because what the former wallet answered is no news of this one. */
  onChoose: () => void
}) {
  const t = useText()
  if (!selected || choices.length === 1) return null
  return (
    <RadioGroup
      legend={t('wallet.choice')}
      options={choices.map(({ id, label }) => ({ value: id, label: <bdi translate="no">{label}</bdi> }))}
      value={selected.id}
      onChange={(id) => {
        choose(id)
        onChoose()
      }}
    />
  )
}
