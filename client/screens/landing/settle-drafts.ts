/** Loads together with the sign-in form, so that it is ready when the form is sent. */
const writing = import('#data/writing/change-account.ts')
writing.catch(() => undefined) // `settleDrafts` throws the same error

/** Gives the account that signs in its own drafts in this browser, and puts those of other accounts away. */
export async function settleDrafts(accountId: string): Promise<void> {
  const { changeAccount } = await writing
  await changeAccount(accountId)
}
