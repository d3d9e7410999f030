import { useState } from 'react'
import type { SignInProof } from '#data/connection/sign-in.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { wallets } from '#platform/ethereum.ts'
import { useStore } from '#platform/store.ts'

/** Returns the wallets of the browser, of which one is selected, and the message that it is asked to sign. */
export function useEthereumWallet(statement: string) {
  const all = useStore(wallets)
  const [chosen, choose] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const selected = all.find(({ id }) => id === chosen) ?? all[0]

  /** Lets the wallet sign a fresh message (docs/spec/sign-in.md#one-message-one-attempt). */
  async function prove(): Promise<SignInProof> {
    setMessage(null)
    if (!selected) throw new WalletError('missing')
    const { signInWithEthereum } = await import('#data/connection/ethereum-sign-in.ts')
    return { method: 'eip4361', ...(await signInWithEthereum(selected, statement, setMessage)) }
  }

  return { all, selected, choose, message, prove }
}
