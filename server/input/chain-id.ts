/** Reads the ids of chains, which people may also write by name (docs/server/payments.md#chains). */
import { Unreadable } from './unreadable.ts'

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'monero:mainnet': 'monero:418015bb9ae982a1975da7d79277c270',
    'monero:stagenet': 'monero:76ee3cc98646292206cd3e86f74d88b4',
    'monero:testnet': 'monero:48ca7cd3c8de5b6a4d53d2861fbdaedc',
    'monero:regtest': 'monero:00000000000000000000000000000000',
  }),
)

/** Returns the id in the form that answers have. */
export function readChainId(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (!/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)) throw new Unreadable('invalid chain ID')
  return BY_NAME.get(value) ?? value
}
