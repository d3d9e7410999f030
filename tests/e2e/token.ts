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
  const headers = { 'X-Forwarded-For': someAddress() }
  const answer = await request.post('/oauth/token', { data, headers, maxRetries: 2 }) // an idle connection may just have been closed
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).access_token
}

/**
 * Returns an address at random: sign-in is limited to a few a minute for each
 * (docs/server/README.md#rate-limits).
 */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
