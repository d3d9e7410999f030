/**
 * Finds the Ethereum wallets of the browser (docs/spec/sign-in.md#wallets-of-the-browser). Wallets announce
 * themselves (EIP-6963), once or several times; one that does not is found in the place where all used to be,
 * perhaps after the page has started. All are asked in the same way (EIP-1193).
 */

import { createStore } from '#platform/storage/store.ts'
import { type KnownWallet, withAnnounced, withInjected } from './known-wallets.ts'

export type { Wallet } from './known-wallets.ts'

/**
 * Moments at which a wallet may be there that has said nothing: it came late, or was installed in another
 * window.
 */
const CHANCES = ['load', 'pageshow', 'focus', 'ethereum#initialized']

/** The wallets in the order in which they were found. */
export const wallets = createStore<readonly KnownWallet[]>([], () => {
  const listeners = new AbortController()
  const { signal } = listeners
  hear(signal)
  for (const chance of CHANCES) window.addEventListener(chance, ask, { signal })
  ask()
  return () => listeners.abort()
})

function hear(signal: AbortSignal): void {
  const onAnnounce = (event: Event) => {
    if (event instanceof CustomEvent) wallets.set(withAnnounced(wallets.current(), event.detail))
  }
  window.addEventListener('eip6963:announceProvider', onAnnounce, { signal })
}

/** Those that announce themselves do so at once, so that the place of all is not taken for one more. */
function ask(): void {
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  wallets.set(withInjected(wallets.current(), Reflect.get(globalThis, 'ethereum')))
}

// The first drawing knows them already.
const starting = new AbortController()
hear(starting.signal)
ask()
starting.abort()
