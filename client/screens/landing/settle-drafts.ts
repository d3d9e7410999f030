/** Loaded as soon as the form for signing in is. */
const writing = import('#data/writing/aside.ts')
writing.catch(() => undefined) // `settleDrafts` reports the failure

/** Gives the drafts in this browser to the account that signs in, and puts those of others away. */
export async function settleDrafts(accountId: string): Promise<void> {
  const { changeHands } = await writing
  await changeHands(accountId)
}
