/** Signing out (spec A §2.2 "Logout"). */
import { revokeToken } from '#contract/endpoints/session.ts'
import { clearStored } from '#platform/storage.ts'
import { call } from './api.ts'
import { currentToken, setToken } from './token.ts'

/** Revoke, forget the user and the token, forget everything stored; the guard then leads to the landing page (spec A §2.2). */
export async function signOut(): Promise<void> {
  const token = currentToken()
  if (token !== null) {
    try {
      await call(revokeToken, { body: { token } })
    } catch (error) {
      console.error('the token could not be revoked', error) // and nobody is kept signed in for that
    }
  }
  setToken(null)
  clearStored()
  await clearDrafts()
}

/** Loaded when it is needed: most visits keep nothing there. */
async function clearDrafts(): Promise<void> {
  try {
    const { wipeDrafts } = await import('../writing/aside.ts')
    await wipeDrafts()
  } catch (error) {
    console.error('the drafts could not be wiped', error)
  }
}
