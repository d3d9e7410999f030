import type { EthereumWallet } from '#components/wallet/use-ethereum-wallet.ts'
import type { SignInProof } from '#data/connection/request-token.ts'

/** Lets the wallet sign a fresh message (docs/spec/sign-in.md#one-message-one-attempt). */
export const proveWithEthereum = (wallet: EthereumWallet, statement: string): Promise<SignInProof> =>
  wallet.ask(async (selected, request) => {
    const { signInWithEthereum } = await import('#data/connection/ethereum-sign-in.ts')
    return { method: 'eip4361', ...(await signInWithEthereum(selected, { statement, ...request })) }
  })
