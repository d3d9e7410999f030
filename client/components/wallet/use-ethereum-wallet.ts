import { useRef, useState } from 'react'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletLabels } from '#domain/wallet/wallet-labels.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { type Wallet, wallets } from '#platform/wallets/ethereum.ts'

/**
 * Goes with every question to a wallet: who gives up aborts the signal, and a text is shown before it is
 * signed.
 */
export interface WalletRequest {
  signal: AbortSignal
  onMessage: (message: string) => void
}

export type EthereumWallet = ReturnType<typeof useEthereumWallet>

/**
 * Returns the wallets of the browser, of which one is selected, and asks it. A wallet that never answers can
 * be given up (docs/spec/sign-in.md#what-a-wallet-answers, docs/spec/sign-in.md#wallets-of-the-browser).
 */
export function useEthereumWallet() {
  const t = useText()
  const all = useStore(wallets)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const current = useRef<AbortController>(null)
  const selected = all.find(({ id }) => id === chosen) ?? all[0]
  const labels = walletLabels(all, t('wallet.unnamed'))

  /** Asks the selected wallet. Throws `WalletError`. */
  async function ask<Answer>(run: (wallet: Wallet, request: WalletRequest) => Promise<Answer>) {
    giveUp()
    if (!selected) throw new WalletError('missing')
    const attempt = new AbortController()
    current.current = attempt
    setMessage(null)
    setIsAsking(true)
    try {
      return await run(selected, { signal: attempt.signal, onMessage: setMessage })
    } finally {
      if (current.current === attempt) setIsAsking(false)
    }
  }

  const giveUp = () => current.current?.abort()

  return {
    /** The wallets with the words for each of them. */
    choices: all.map(({ id }) => ({ id, label: labels.get(id) ?? '' })),
    selected: selected && { id: selected.id, label: labels.get(selected.id) ?? '' },
    /**
     * Selects another wallet. One that is being asked is given up: its answer would be that of a wallet
     * nobody sees.
     */
    choose(id: string) {
      giveUp()
      setChosen(id)
    },
    isAsking,
    message,
    ask,
    giveUp,
  }
}
