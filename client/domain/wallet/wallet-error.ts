/** Says why a wallet did not sign (docs/spec/sign-in.md#ethereum). */
export class WalletError extends Error {
  override name = 'WalletError'
  readonly reason: WalletProblem

  constructor(reason: WalletProblem, options?: ErrorOptions) {
    super(`wallet: ${reason}`, options)
    this.reason = reason
  }
}

/** `rejected`: the person refused. `waiting`: the wallet already asks something. */
export type WalletProblem = 'missing' | 'rejected' | 'waiting' | 'no_account' | 'unrecoverable' | 'failed'
