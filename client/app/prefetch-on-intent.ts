/**
 * Loads the thread or the profile that somebody is about to open, code and data, so that it is there when the
 * page changes (docs/spec/navigation.md#loading-ahead).
 */
import type { QueryClient } from '@tanstack/react-query'
import { pressedLink } from '#components/post/open-cards.ts'
import { reuseThread, threadQuery } from '#data/posts/threads.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { savesData } from '#platform/network/saves-data.ts'
import { watchLinkIntent } from '#platform/page/link-intent.ts'
import { loadScreen } from './screens.tsx'

/** So many links a minute are loaded ahead at most: a pointer that wanders must not flood the server. */
const MOST = 12
const MINUTE = 60_000

/** Starts to load ahead; returns the function that stops it. */
export function prefetchOnIntent(client: QueryClient): () => void {
  let times: number[] = []

  function load(link: HTMLAnchorElement) {
    const now = performance.now()
    times = times.filter((time) => now - time < MINUTE)
    const isHere = link.pathname === location.pathname
    if (isHere || link.origin !== location.origin || savesData() || times.length >= MOST) return
    if (loadPage(client, link)) times.push(now)
  }

  return watchLinkIntent(load, pressedLink)
}

/** Returns whether the link leads to a page that is loaded ahead. */
function loadPage(client: QueryClient, link: HTMLAnchorElement): boolean {
  const route = findRoute(link.pathname)
  const id = route?.name === 'post' ? route.params.postId : undefined
  if (id !== undefined) {
    void loadScreen('post')
    // A thread that is open already shows its other posts without a question.
    if (!reuseThread(client, id)) void client.prefetchQuery(threadQuery(id))
  } else if (route?.name === 'profile' || route?.name === 'profile-by-acct') {
    void loadScreen(route.name).then(({ prefetch }) => prefetch?.(client, link))
  } else {
    return false
  }
  return true
}
