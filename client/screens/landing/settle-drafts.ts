/** Comes together with the sign-in form, so that it is ready when the form is sent. */
const loadWriting = () => import('#data/writing/change-account.ts')
loadWriting().catch(() => undefined) // loaded again when the form is sent

/** Gives the account that signs in its own drafts in this browser, and puts those of other accounts away. */
export async function settleDrafts(accountId: string): Promise<void> {
  const { changeAccount } = await loadWriting()
  changeAccount(accountId)
}
