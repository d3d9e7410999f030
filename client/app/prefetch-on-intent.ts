/**
 * Loads the page that somebody is about to open, so that it is there when the page changes: the code of each,
 * and the data of threads and profiles (docs/spec/navigation.md#loading-ahead).
 */
import type { QueryClient } from '@tanstack/react-query'
import { pressedLink } from '#components/post/open-cards.ts'
import { reuseThread, threadQuery } from '#data/posts/threads.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { savesData } from '#platform/network/saves-data.ts'
import { watchLinkIntent } from '#platform/page/link-intent.ts'
import { preloadScreen } from './screens.tsx'

/** So many links a minute are loaded ahead at most: a pointer that wanders must not flood the server. */
const MOST = 12
const MINUTE_MS = 60_000

/** Starts to load ahead; returns the function that stops it. */
export function prefetchOnIntent(client: QueryClient): () => void {
  let times: number[] = []

  function load(link: HTMLAnchorElement) {
    const now = performance.now()
    times = times.filter((time) => now - time < MINUTE_MS)
    const isHere = link.pathname === location.pathname
    if (isHere || link.origin !== location.origin || savesData() || times.length >= MOST) return
    if (loadPage(client, link)) times.push(now)
  }

  return watchLinkIntent(load, pressedLink)
}

/**
 * Loads a page ahead, without its data for links of the navigation. Returns whether the server was asked for
 * more than code.
 */
function loadPage(client: QueryClient, link: HTMLAnchorElement): boolean {
  const route = findRoute(link.pathname)
  if (!route) return false
  const screen = preloadScreen(route.name)
  if (!link.closest('main')) return false
  if (route.name === 'post') {
    const id = route.params.postId ?? ''
    // A thread that is open already shows its other posts without a question.
    if (!reuseThread(client, id)) void client.prefetchQuery(threadQuery(id))
    return true
  }
  if (route.name !== 'profile' && route.name !== 'profile-by-acct') return false
  void screen.then((code) => code?.prefetch?.(client, link))
  return true
}
