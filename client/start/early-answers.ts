/**
 * Asks for what the first screen needs, while the application's code is on its way. It only saves time:
 * nothing depends on it (docs/decisions/005-early-start.md).
 */
import { PAGE_SIZE } from '#domain/limit.ts'
import { FIRST_POSTS } from '#domain/profile/post-filters.ts'
import type { EarlyRequests } from '#platform/start/early-requests.ts'
import { acct, opensHome, postId, token } from './visit.ts'

const origin: string = import.meta.env.VITE_SERVER_ORIGIN ?? ''

/** The requests that were sent. */
const early: EarlyRequests = {}

/** Sends a request. `useFirst` sees the answer before the application gets it. */
function ask(path: string, token: string | null, useFirst?: (answer: Response) => Promise<void>): void {
  const answer = fetch(origin + path, {
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store', // as all calls (docs/spec/conventions.md#how-calls-are-made)
    ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
  }).then(async (response) => {
    await useFirst?.(response.clone()).catch(() => undefined) // the application says what is wrong with it
    return response
  })
  answer.catch(() => undefined) // the caller that takes the answer handles the failure
  early[path] = { token, answer }
}

/**
 * Asks who has an address, and for their first posts. The other tabs ask for themselves; guests read people
 * of other servers there.
 */
function askForProfile(acct: string): void {
  const isShown = token !== null || !acct.includes('@')
  ask(`/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`, null, async (answer) => {
    const { id } = await answer.json()
    if (id && isShown && !location.search) ask(`/api/v1/accounts/${id}/statuses?${FIRST_POSTS}`, token)
  })
}

/** Sends the requests of the screen that the address names. */
export function askForScreen(): void {
  window.kithEarly = early
  // These two are short, and the frame of the page can be drawn with them while the posts are on their way.
  if (token !== null) ask('/api/v1/accounts/verify_credentials', token)
  ask('/api/v1/instance', null)
  if (opensHome) ask(`/api/v1/timelines/home?limit=${PAGE_SIZE}`, token)
  if (postId) ask(`/api/v1/statuses/${postId}/thread`, token)
  if (acct) askForProfile(acct)
}
