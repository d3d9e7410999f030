/**
 * Keeps answers while the page is open (docs/spec/offline.md#kept-answers). It begins when the first screen
 * is drawn.
 */
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#platform/page/idle.ts'
import { subscribeToken } from '../connection/token.ts'
import { answersTable } from '../storage/answers-table.ts'
import { askAgain } from './ask-again.ts'
import { fallBack, isFurtherPage } from './fall-back.ts'
import { createKeeping } from './keeping.ts'
import { noteConfirmed } from './restored.ts'

/** Milliseconds for which changes are gathered before they are written. */
const PAUSE = 5_000

/** Keeps answers from now on; returns the function that stops it. */
export function keepAnswers(client: QueryClient): () => void {
  const keeping = createKeeping(client, answersTable)
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    void keeping.write()
  }

  const writeLater = () => {
    timer ??= setTimeout(() => void whenIdle().then(write), PAUSE)
  }
  const whenHidden = () => document.visibilityState === 'hidden' && write()

  const stopWatching = client.getQueryCache().subscribe((event) => {
    const { type, query } = event
    if (query.meta?.kept === undefined) return
    if (type === 'removed') noteConfirmed(query.queryHash)
    if (type === 'updated' && event.action.type === 'error') void fallBack(client, query, answersTable)
    if (type !== 'updated' || event.action.type !== 'success') return
    if (!event.action.manual && !isFurtherPage(query)) noteConfirmed(query.queryHash)
    writeLater()
  })
  const stopFollowing = subscribeToken(() => void keeping.forget())
  const whenOnline = () => askAgain(client)
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('online', whenOnline)
  void keeping.forget()
  noteAnswered(client)
  showKept(client)
  writeLater()
  return () => {
    clearTimeout(timer)
    stopWatching()
    stopFollowing()
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('online', whenOnline)
  }
}

/** Notes for which kept answers the server has already sent others. */
function noteAnswered(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    // The first data of such a query was put back; the second came from the server.
    if (query.state.dataUpdateCount > 1 && query.meta?.kept === 'whole') noteConfirmed(query.queryHash)
  }
}

/** Shows what is kept in place of all that could not be asked for so far. */
export function showKept(client: QueryClient): void {
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  for (const query of failed) void fallBack(client, query, answersTable)
}
