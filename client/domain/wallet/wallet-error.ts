/**
 * Says why a wallet did not sign (docs/spec/sign-in.md#ethereum, docs/spec/sign-in.md#what-a-wallet-answers).
 */
export class WalletError extends Error {
  override name = 'WalletError'
  readonly reason: WalletProblem

  constructor(reason: WalletProblem, options?: ErrorOptions) {
    super(`wallet: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * `rejected`: the person refused in the wallet. `given_up`: they did not wait for it. `waiting`: the wallet
 * already asks something. `unauthorized`: it is locked, or has switched to another account. `disconnected`:
 * it has no connection. `other_account`: it has another account than the one that is needed.
 */
export type WalletProblem =
  | 'missing'
  | 'rejected'
  | 'given_up'
  | 'waiting'
  | 'unauthorized'
  | 'disconnected'
  | 'no_account'
  | 'other_account'
  | 'unrecoverable'
  | 'failed'

/** The codes of EIP-1193, of wallets, and of the programs between a page and a wallet. */
const PROBLEMS = new Map<unknown, WalletProblem>([
  [4001, 'rejected'],
  [5000, 'rejected'],
  ['ACTION_REJECTED', 'rejected'],
  [4100, 'unauthorized'],
  [4900, 'disconnected'],
  [4901, 'disconnected'],
  [-32_002, 'waiting'],
])

/** The keys under which wallets put the error that has the code. */
const INNER = ['data', 'originalError', 'cause', 'error', 'info'] as const

/** Deeper than any wallet puts it. */
const DEPTH = 4

/** Some wallets have no code for this. */
const REJECTED = /\b(?:user|request)\b.{0,20}\b(?:rejected|denied|declined|cancell?ed)\b/i

/** Returns what an error of a wallet means. */
export function walletProblem(error: unknown): WalletProblem {
  return problemIn(error, DEPTH) ?? (REJECTED.test(wordsOf(error)) ? 'rejected' : 'failed')
}

function problemIn(error: unknown, depth: number): WalletProblem | undefined {
  if (typeof error !== 'object' || error === null || depth === 0) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return (
    PROBLEMS.get(code) ??
    PROBLEMS.get(Number(code)) ??
    INNER.map((key) => problemIn(Reflect.get(error, key), depth - 1)).find((problem) => problem !== undefined)
  )
}

function wordsOf(error: unknown): string {
  const words: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error
  return typeof words === 'string' ? words : ''
}
