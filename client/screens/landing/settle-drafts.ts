import type { Account } from '#contract/entities/account.ts'

/** Comes together with the sign-in form, so that it is ready when the form is sent. */
const loadWriting = () => import('#data/writing/change-account.ts')
loadWriting().catch(() => undefined) // loaded again when the form is sent

/** Gives the account that signs in its own place in this browser, apart from those of other accounts. */
export async function settleDrafts(account: Account): Promise<void> {
  const { changeAccount } = await loadWriting()
  await changeAccount(account)
}
