/** Says why a wallet did not sign (docs/spec/sign-in.md#ethereum, docs/spec/sign-in.md#what-a-wallet-answers). */
export class WalletError extends Error {
  override name = 'WalletError'
  readonly reason: WalletProblem

  constructor(reason: WalletProblem, options?: ErrorOptions) {
    super(`wallet: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * `rejected`: the person refused or gave up. `waiting`: the wallet already asks something. `unauthorized`: it is locked, or
 * has switched to another account. `other_account`: it has another account than the one that is needed.
 */
export type WalletProblem =
  | 'missing'
  | 'rejected'
  | 'waiting'
  | 'unauthorized'
  | 'no_account'
  | 'other_account'
  | 'unrecoverable'
  | 'failed'

/** The codes of EIP-1193 and of wallets. */
const PROBLEMS = new Map<number, WalletProblem>([
  [4001, 'rejected'],
  [4100, 'unauthorized'],
  [-32_002, 'waiting'],
])

/** Returns what an error of a wallet means. Some wallets wrap the error that has the code. */
export function walletProblem(error: unknown): WalletProblem {
  const inner = keyOf(keyOf(error, 'data'), 'originalError')
  return problemOf(error) ?? problemOf(inner) ?? 'failed'
}

const problemOf = (error: unknown) => PROBLEMS.get(Number(keyOf(error, 'code')))

const keyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
