/**
 * Stores answers while the page is open (docs/spec/offline.md#stored-answers). It begins when the first
 * screen is drawn.
 */
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#platform/page/idle.ts'
import { subscribeToken } from '../connection/token.ts'
import { answersTable } from '../storage/answers-table.ts'
import { openRows } from '../storage/open-rows.ts'
import { fallBack, isFurtherPage } from './fall-back.ts'
import { forgetAbsent, hasAnswered } from './forget-absent.ts'
import { createPersister } from './persister.ts'
import { renewShown } from './renew-shown.ts'
import { noteConfirmed } from './restored.ts'
import { stampNow } from './stamp.ts'
import { storeBy } from './store-now.ts'

/**
 * For how long changes are gathered before they are written, in milliseconds: a page that is opened brings
 * several answers, and a list that is read on one after the other.
 */
const GATHER_MS = 5_000

/** Stores answers from now on; returns the function that stops it. */
export function storeAnswers(client: QueryClient): () => void {
  const persister = createPersister(client, answersTable)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Ends when nothing is left of those who have not been here for long; null before that began. */
  let forgetting: Promise<void> | null = null

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (hasAnswered(client)) forgetting ??= forgetAbsent(answersTable)
    if (stampNow() !== null) dropFormerTable()
    await forgetting
    await persister.write()
  }
  storeBy(write)

  const writeLater = () => {
    timer ??= setTimeout(() => void whenIdle().then(write), GATHER_MS)
  }
  const stopWatching = client.getQueryCache().subscribe((event) => {
    const { type, query } = event
    if (query.meta?.stored === undefined) return
    if (type === 'removed') noteConfirmed(query.queryHash)
    if (type === 'updated' && event.action.type === 'error') void fallBack(client, query, answersTable)
    if (type !== 'updated' || event.action.type !== 'success') return
    if (!event.action.manual && !isFurtherPage(query)) noteConfirmed(query.queryHash)
    writeLater()
  })
  const stopFollowing = subscribeToken(() => void persister.forget())
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('visibilitychange', () => document.hidden && void write(), { signal })
  const stopRenewing = renewShown(client)
  void persister.forget()
  noteAnswered(client)
  showStored(client)
  writeLater()
  return () => {
    clearTimeout(timer)
    stopWatching()
    stopFollowing()
    stopRenewing()
    ending.abort()
  }
}

/** Brings the other database up to date: that of an earlier build has answers in a table of its own. */
function dropFormerTable(): void {
  openRows().catch((error: unknown) => console.warn('the database could not be brought up to date', error))
}

/** Notes for which stored answers the server has already sent others. */
function noteAnswered(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    // The first data of such a query was put back; the second came from the server.
    if (query.state.dataUpdateCount > 1 && query.meta?.stored === 'whole') noteConfirmed(query.queryHash)
  }
}

/** Shows what is stored in place of all that could not be asked for so far. */
export function showStored(client: QueryClient): void {
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  for (const query of failed) void fallBack(client, query, answersTable)
}
