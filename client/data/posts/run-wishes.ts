/** Sends the wishes that wait, when they may be sent, and shows them as done until then (experience "Like, react, bookmark"). */
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { asWished, type Wish } from '#domain/post/wish.ts'
import { nextTryAt } from '#domain/retry.ts'
import { withLock } from '#platform/locks.ts'
import { currentToken, subscribeToken } from '../connection/token.ts'
import { changePosts, HELD, mapPosts } from './post-cache.ts'
import { toggleOptions } from './post-toggles.ts'
import { reactionOptions } from './reactions.ts'
import { keptWishes, subscribeWishes } from './wish-store.ts'

export interface WishEvents {
  /** Something waits, after nothing did. */
  onKept: () => void
  onRefused: (error: unknown) => void
}

/** Keeps sending until it is told to stop. */
export function runWishes(client: QueryClient, { onKept, onRefused }: WishEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let waiting = keptWishes().length

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    if (currentToken() === null || keptWishes().length === 0) return
    tries += 1
    await withLock('kith-wishes', async () => {
      for (const wish of keptWishes()) await sendOne(client, wish).catch(onRefused)
    })
    const pause = nextTryAt(tries, 0, null, Math.random())
    if (keptWishes().length > 0) timer = setTimeout(() => void sendAll(), pause)
  }

  function startOver(): void {
    tries = 0
    void sendAll()
  }

  function look(): void {
    const before = waiting
    waiting = keptWishes().length
    if (waiting === 0) clearTimeout(timer)
    if (before > 0 || waiting === 0) return
    onKept()
    tries = 0
    timer = setTimeout(() => void sendAll(), nextTryAt(1, 0, null, Math.random()))
  }

  showWishes(client)
  const stops = [subscribeWishes(look), subscribeToken(startOver), showOnceLoaded(client)]
  window.addEventListener('online', startOver)
  startOver()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', startOver)
    for (const stop of stops) stop()
  }
}

/** Through the same mutation as a press, so that presses and what waits follow one another. */
async function sendOne(client: QueryClient, wish: Wish): Promise<void> {
  if (wish.kind === 'reaction') {
    await new MutationObserver(client, reactionOptions(client, wish.postId, wish.emoji, wish.on)).mutate()
  } else {
    const { kind, postId, ...rest } = wish
    await new MutationObserver(client, toggleOptions(client, kind, postId)).mutate(rest)
  }
}

const showWishes = (client: QueryClient) => {
  const wishes = keptWishes()
  if (wishes.length > 0) changePosts(client, (post) => asWished(post, wishes))
}

/** Shows the wishes in what the server sends meanwhile, which does not know of them. */
function showOnceLoaded(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !HELD.predicate?.(event.query)) return
    const wishes = keptWishes()
    if (wishes.length === 0) return
    const { queryKey, state } = event.query
    const wished = mapPosts(state.data, (post) => asWished(post, wishes))
    if (wished !== state.data) client.setQueryData(queryKey, wished, { updatedAt: state.dataUpdatedAt })
  })
}
