/**
 * Before the journeys on a real server: signs both people in once, because sign-ins are limited; signs them
 * out at the end.
 */
import { type FullConfig, request } from '@playwright/test'
import { A, B } from './people.ts'
import { newToken, tokenVariable } from './token.ts'

export default async function signInOnce({
  projects,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.KITH_SERVER === undefined) return
  const baseURL = projects[0]?.use.baseURL
  const context = await request.newContext(baseURL === undefined ? {} : { baseURL })
  const tokens = await Promise.all([A, B].map((person) => newToken(context, person)))
  for (const [at, person] of [A, B].entries()) process.env[tokenVariable(person)] = tokens[at]
  return async () => {
    for (const token of tokens) {
      const headers = { Authorization: `Bearer ${token}` }
      await context.post('/oauth/revoke', { headers, data: { token } })
    }
    await context.dispose()
  }
}
