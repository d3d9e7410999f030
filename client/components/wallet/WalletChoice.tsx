import { useText } from '#i18n/i18n.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { EthereumWallet } from './use-ethereum-wallet.ts'

/** Lets the person choose one of several wallets (docs/spec/sign-in.md#ethereum). */
export function WalletChoice({ wallet: { all, selected, choose } }: { wallet: EthereumWallet }) {
  const t = useText()
  if (!selected || all.length === 1) return null
  return (
    <RadioGroup
      legend={t('wallet.choice')}
      options={all.map(({ id, name }) => ({
        value: id,
        label: <bdi translate="no">{name || t('wallet.unnamed')}</bdi>,
      }))}
      value={selected.id}
      onChange={choose}
    />
  )
}
