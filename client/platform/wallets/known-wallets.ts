/**
 * Keeps the list of the Ethereum wallets that the browser has shown so far
 * (docs/spec/sign-in.md#wallets-of-the-browser). None is ever moved, exchanged or taken away: the one that
 * people see chosen stays the one that is asked.
 */
interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>
}

/** A wallet. Its maker has written its names: those of an unannounced one are empty. */
export interface Wallet {
  /** Never changes, unlike what the wallet says of itself. */
  id: string
  name: string
  /** The name of its maker, a domain turned around such as `io.metamask`. */
  rdns: string
  provider: Provider
}

export interface KnownWallet extends Wallet {
  /** The names that its announcements had on this page. */
  uuids: readonly string[]
}

type Wallets = readonly KnownWallet[]

/**
 * Returns the wallets with `window.ethereum`, which is one that does not announce itself, unless it is known.
 * Where several wallets share that place, it counts as known when all of them are.
 */
export function withInjected(known: Wallets, provider: unknown): Wallets {
  if (!isProvider(provider)) return known
  const isKnown = (candidate: unknown) => known.some((wallet) => wallet.provider === candidate)
  const shared = hasKey(provider, 'providers') && Array.isArray(provider.providers) ? provider.providers : []
  if (isKnown(provider) || (shared.length > 0 && shared.every(isKnown))) return known
  return [...known, { id: idAfter(known), name: '', rdns: '', uuids: [], provider }]
}

/**
 * Returns the wallets with one that announces itself. The same wallet may do so again, under another uuid or
 * through another object; only what it has not said before is taken over.
 */
export function withAnnounced(known: Wallets, detail: unknown): Wallets {
  if (!hasKey(detail, 'provider') || !isProvider(detail.provider)) return known
  const { provider } = detail
  const info = hasKey(detail, 'info') ? detail.info : null
  const [uuid, name, rdns] = [textOf(info, 'uuid'), textOf(info, 'name'), textOf(info, 'rdns')]
  const former =
    known.find((wallet) => wallet.provider === provider) ??
    known.find(({ uuids }) => uuid !== '' && uuids.includes(uuid)) ??
    known.find((wallet) => rdns !== '' && wallet.rdns === rdns && wallet.name === name)
  if (!former) return [...known, { id: idAfter(known), name, rdns, uuids: [uuid], provider }]
  const again = {
    ...former,
    name: former.name || name,
    rdns: former.rdns || rdns,
    uuids: [...new Set([...former.uuids, uuid])],
  }
  return known.map((wallet) => (wallet === former ? again : wallet))
}

const idAfter = (known: Wallets) => `wallet-${known.length + 1}`

/** Returns what a wallet says of itself. Its names may be missing: a wallet is what can be asked. */
function textOf(info: unknown, key: string): string {
  const text = hasKey(info, key) ? info[key] : ''
  return typeof text === 'string' ? text.trim() : ''
}

function isProvider(value: unknown): value is Provider {
  return hasKey(value, 'request') && typeof value.request === 'function'
}

/** Some wallets are functions. */
function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return ((typeof value === 'object' && value !== null) || typeof value === 'function') && key in value
}
