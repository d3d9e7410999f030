/**
 * Has posts sent that other accounts of this device have left waiting
 * (docs/spec/drafts-and-outbox.md#account-of-a-waiting-post). It begins when the first screen is drawn.
 */
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#platform/page/idle.ts'
import { accountHere, KEYS, NOBODY, readStored } from '#platform/storage/storage.ts'
import { currentToken } from '../connection/token.ts'
import { othersSignedIn } from '../storage/accounts-here.ts'
import { textsOf } from '../storage/text-storage.ts'
import { subscribeAccounts } from './accounts.ts'

/** Few publish and go over to another account at once, so what sends then loads when it is needed. */
const loadSending = () => import('../writing/send-for-others.ts')

/** Returns the other accounts that are signed in and have something in their outboxes. */
const othersWaiting = (): string[] =>
  othersSignedIn(accountHere() ?? NOBODY).filter((id) => textsOf(id).read(KEYS.outbox) !== null)

/**
 * Finds what an earlier page could not note in local storage, because that was full or the page ended
 * (docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part).
 */
async function recover(): Promise<void> {
  const accountId = accountHere()
  if (accountId === null || currentToken() === null || readStored(KEYS.outbox) !== null) return
  try {
    const { recoverWriting } = await import('../writing/recover-writing.ts')
    await recoverWriting(accountId)
  } catch (error) {
    console.warn('what waits could not be looked for', error)
  }
}

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
  // This page may log another account out, or find its session ended.
  const stopFollowing = subscribeAccounts(() => void look())
  void look()
  void whenIdle().then(recover)
  return () => {
    window.removeEventListener('storage', hear)
    stopFollowing()
    sendFor?.(client, [])
  }
}
