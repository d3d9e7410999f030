import {
  type AddressKind,
  type AddressReading,
  type MoneroNetwork,
  readAddress,
} from '#domain/monero/address.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './AddressField.module.css'
import { ADDRESS_PROBLEMS } from './address-problems.ts'

const KINDS: Record<AddressKind, TextKey> = {
  standard: 'monero.standard',
  subaddress: 'monero.subaddress',
  integrated: 'monero.integrated',
}

const NETWORKS: Record<MoneroNetwork, TextKey> = {
  mainnet: 'monero.mainnet',
  stagenet: 'monero.stagenet',
  testnet: 'monero.testnet',
}

/**
 * Shows a field for a Monero address, which says while one types what it is and what is wrong with it
 * (docs/spec/sign-in.md#monero-addresses).
 */
export function AddressField({
  label,
  help,
  name,
  network,
  value,
  onChange,
}: {
  label: string
  help: string
  name: string
  /** The network that the address should belong to; null allows every network. */
  network: MoneroNetwork | null
  value: string
  onChange: (typed: string, reading: AddressReading) => void
}) {
  const t = useText()
  const reading = readAddress(value, network)
  return (
    <TextField
      label={label}
      name={name}
      help={<AddressHelp help={help} reading={reading} />}
      error={reading.state === 'wrong' && t(ADDRESS_PROBLEMS[reading.problem])}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => {
        const next = readAddress(target.value, network)
        // Of a payment link that was pasted, only the address stays.
        onChange(next.state === 'right' ? next.address : target.value, next)
      }}
    />
  )
}

function AddressHelp({ help, reading }: { help: string; reading: AddressReading }) {
  const t = useText()
  const { state } = reading
  const type = state === 'wrong' ? null : reading.type
  const found =
    type && t('monero.address_of', { kind: t(KINDS[type.kind]), network: t(NETWORKS[type.network]) })
  return (
    <>
      <span className={styles.line}>{help}</span>
      {type && state === 'begun' && (
        <span className={styles.line}>{`${found} ${t('monero.missing', { count: reading.missing })}`}</span>
      )}
      {/* Always there, because a screen reader follows only what changes inside. */}
      <span className={styles.line} role="status">
        {state === 'right' && found}
      </span>
    </>
  )
}
