/**
 * Has posts sent that other accounts of this device have left waiting
 * (docs/spec/drafts-and-outbox.md#account-of-a-waiting-post). It begins when the first screen is drawn.
 */
import type { QueryClient } from '@tanstack/react-query'
import { accountHere, KEYS, NOBODY } from '#platform/storage/storage.ts'
import { othersSignedIn } from '../storage/accounts-here.ts'
import { textsOf } from '../storage/text-storage.ts'

/** Few publish and go over to another account at once, so what sends then loads when it is needed. */
const loadSending = () => import('../writing/send-for-others.ts')

/** Returns the other accounts that are signed in and have something in their outboxes. */
const othersWaiting = (): string[] =>
  othersSignedIn(accountHere() ?? NOBODY).filter((id) => textsOf(id).read(KEYS.outbox) !== null)

/** Follows the outboxes of the other accounts from now on; returns the function that stops it. */
export function followWaiting(client: QueryClient): () => void {
  let sendFor: ((client: QueryClient, accountIds: readonly string[]) => void) | null = null

  async function look(): Promise<void> {
    if (sendFor === null && othersWaiting().length === 0) return
    try {
      sendFor ??= (await loadSending()).sendFor
      sendFor(client, othersWaiting())
    } catch (error) {
      console.warn('what sends for other accounts could not be loaded', error) // it is asked for again
    }
  }

  /** Another tab has changed an outbox or a session. */
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(KEYS.outbox) || key.endsWith(KEYS.token)) void look()
  }
  window.addEventListener('storage', hear)
  void look()
  return () => {
    window.removeEventListener('storage', hear)
    sendFor?.(client, [])
  }
}
