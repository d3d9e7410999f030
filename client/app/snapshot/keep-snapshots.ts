/**
 * Keeps a snapshot of Home as it is left: whenever scrolling has stopped, and when the page is hidden or left
 * (docs/spec/offline.md#how-long-a-snapshot-is-kept).
 */
import type { QueryClient } from '@tanstack/react-query'
import { currentToken } from '#data/connection/token.ts'
import { forgetSnapshot, storeSnapshot } from '#data/snapshot/stored-snapshot.ts'
import { findRoute } from '#domain/session/route-map.ts'
import type { Snapshot } from '#domain/snapshot/page.ts'
import { fingerprintOf } from '#domain/snapshot/terms.ts'
import { language } from '#i18n/i18n.ts'
import { theme } from '#platform/device/theme.ts'
import { whenIdle } from '#platform/page/idle.ts'
import { isTranslated } from '#platform/page/translated.ts'
import { isSnapshotShown } from '#platform/start/shown-snapshot.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { drawSnapshot } from './make-snapshot.ts'
import { stylesFor } from './styles-for.ts'

/** How long nothing may have changed before a snapshot is made, in milliseconds. */
const CALM = 1_500

const ENTRY = 'meta[name="kith-entry"]'

/**
 * Starts keeping snapshots; returns the function that stops it. Only built pages have an entry by which a
 * build is known.
 */
export function keepSnapshots(client: QueryClient): () => void {
  const address = document.querySelector<HTMLMetaElement>(ENTRY)?.content
  if (address === undefined || !('caches' in window)) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  let timer = 0
  const soon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void whenIdle().then(() => !signal.aborted && keep(address)), CALM)
  }
  const now = () => keep(address)
  // A cover of the page has an entry in the history at the same address.
  const leave = ({ destination }: NavigateEvent) => isHome() && destination.url !== location.href && now()
  document.addEventListener('scrollend', soon, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && now(), { signal })
  window.addEventListener('pagehide', now, { signal })
  if ('navigation' in window) window.navigation.addEventListener('navigate', leave, { signal })
  const stopFollowing = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    // A snapshot of Home does not know of changes that somebody makes on another page.
    if (isHome()) soon()
    else void forgetSnapshot()
  })
  soon()
  return () => {
    stop.abort()
    clearTimeout(timer)
    stopFollowing()
  }
}

const isHome = () => findRoute(location.pathname)?.name === 'home'

function keep(entry: string): void {
  const token = currentToken()
  const main = document.querySelector('#root main')
  const feed = main?.querySelector('[role="feed"]')
  const isWhole = feed?.getAttribute('aria-busy') === 'false' && feed.querySelector('[data-row]') !== null
  if (token === null || !isHome() || !main || !isWhole || isSnapshotShown()) return
  const { locale, t } = language.current()
  // Some translators leave no trace but the words. These are not ours to keep, and an older picture would be
  // in another language.
  if (isTranslated(locale) || main.querySelector('h1')?.textContent !== t('home.title')) {
    return void forgetSnapshot()
  }
  let frame: Element = main
  while (frame.parentElement && frame.parentElement.id !== 'root') frame = frame.parentElement
  const { markup, boxes, height } = drawSnapshot(frame)
  const snapshot: Snapshot = {
    terms: {
      fingerprint: fingerprintOf(token),
      locale,
      theme: theme.current(),
      look: readStored(KEYS.look) ?? '',
      width: window.innerWidth,
      height,
      at: serverNow(),
    },
    title: document.title.replace(/^\([^)]*\) /, ''),
    entry,
    styles: stylesFor(markup),
    boxes,
    markup,
  }
  storeSnapshot(snapshot)
}
