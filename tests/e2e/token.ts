/** Signs people in without a page. */
import { type APIRequestContext, expect } from '@playwright/test'
import type { Person } from './people.ts'

/** The name of the variable that holds the one token of a person on a real server, which limits sign-ins. */
export const tokenVariable = ({ username }: Person) => `KITH_TOKEN_${username}`

/**
 * Returns a token of the person's: a new one in the test's own world, elsewhere the same for all journeys.
 */
export async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  return process.env[tokenVariable(person)] ?? newToken(request, person)
}

/** Returns a new token. */
export async function newToken(request: APIRequestContext, { username, password }: Person): Promise<string> {
  const data = { grant_type: 'password', username, password }
  const answer = await request.post('/oauth/token', { data, maxRetries: 2 }) // an idle connection may just have been closed
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).access_token
}
