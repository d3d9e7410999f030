/**
 * Finds the Ethereum wallets of the browser and asks them (EIP-1193). Wallets announce themselves (EIP-6963); one that
 * does not is found in the place where all used to be, perhaps after the page has started.
 */
import { createStore } from './store.ts'

interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>
}

/** A wallet. The name comes from its maker; that of an unannounced one is empty. */
export interface Wallet {
  id: string
  name: string
  provider: Provider
}

/** The wallets in the order in which they announced themselves. */
export const wallets = createStore<readonly Wallet[]>(injected(), () => {
  const onAnnounce = (event: Event) => {
    const wallet = event instanceof CustomEvent ? readAnnouncement(event.detail) : null
    const others = wallets.current().filter(({ id, name }) => id !== wallet?.id && name !== '')
    if (wallet !== null) wallets.set([...others, wallet])
  }
  const onInjected = () => {
    if (wallets.current().length === 0) wallets.set(injected())
  }
  onInjected() // since this module was loaded
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('eip6963:announceProvider', onAnnounce, { signal })
  window.addEventListener('ethereum#initialized', onInjected, { signal })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => listeners.abort()
})

function injected(): readonly Wallet[] {
  const provider: unknown = Reflect.get(globalThis, 'ethereum')
  return isProvider(provider) ? [{ id: 'injected', name: '', provider }] : []
}

function readAnnouncement(detail: unknown): Wallet | null {
  if (!hasKeys(detail, 'info', 'provider') || !isProvider(detail.provider)) return null
  const { info, provider } = detail
  if (!hasKeys(info, 'uuid', 'name')) return null
  const { uuid, name } = info
  return typeof uuid === 'string' && typeof name === 'string' && name !== ''
    ? { id: uuid, name, provider }
    : null
}

function isProvider(value: unknown): value is Provider {
  return hasKeys(value, 'request') && typeof value.request === 'function'
}

function hasKeys<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value)
}
