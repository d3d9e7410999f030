import '#styles/global.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { goAgain } from '#app/go-again.ts'
import { followInternalLinks } from '#app/internal-links.ts'
import { loadScreen } from '#app/screens.tsx'
import { loadGuestParts } from '#app/shell/guest-frame.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { forgetWithSession, viewerQuery } from '#data/connection/session.ts'
import { currentToken } from '#data/connection/token.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { restoreAnswers } from '#data/stored-answers/restore.ts'
import { chooseLocale, direction } from '#domain/locale.ts'
import type { RouteName } from '#domain/session/route-map.ts'
import { findRoute, pathTo } from '#domain/session/route-map.ts'
import { startLocale } from '#i18n/i18n.ts'
import { LOCALES } from '#i18n/locales.ts'
import { patiently } from '#platform/start/patience.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'

/**
 * How long the first drawing waits for answers, in milliseconds. Drawing placeholders takes a slow machine
 * longer than a quick server needs to answer.
 */
const ANSWERS_TIMEOUT_MS = 150

/**
 * How long the first drawing waits for its screen: without it the frame is drawn, which can say what is
 * missing, and be used.
 */
const SCREEN_TIMEOUT_MS = 3_000

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

/** Puts the answers that start.js asked for into the cache, so that the first drawing has them. */
async function takeOverEarlyRequests(client: QueryClient, first: RouteName): Promise<void> {
  const token = currentToken()
  await Promise.all([
    client.prefetchQuery(instanceQuery),
    token !== null && client.prefetchQuery(viewerQuery(token)),
    token !== null && first === 'home' && client.prefetchInfiniteQuery(homeTimelineQuery),
  ])
}

/** Loads the screen, and what the first window of a guest shows beside it. */
const loadFirst = (first: RouteName) =>
  Promise.all([loadScreen(first), currentToken() === null && first !== 'landing-page' && loadGuestParts()])

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  if (import.meta.env.DEV && location.pathname === '/specimen') {
    const { Specimen } = await import('#ui/specimen/Specimen.tsx')
    return createRoot(container).render(<Specimen />)
  }
  const client = createQueryClient()
  forgetWithSession(client)
  const route = findRoute(location.pathname)?.name ?? 'home'
  const first = route === 'landing-page' && currentToken() !== null ? 'home' : route
  const restored = restoreAnswers(client, first === 'home')
  const answers = restored.then(() => takeOverEarlyRequests(client, first))
  if (first !== route) history.replaceState(null, '', pathTo('home'))
  const locale = chooseLocale(LOCALES, readStored(KEYS.locale), navigator.languages)
  // start.js has asked for both already. Waiting here spares the first post a placeholder.
  await patiently(() => startLocale(locale, direction(locale)))
  const [screen] = await Promise.race([loadFirst(first), after(SCREEN_TIMEOUT_MS).then(() => [])])
  const needed = restored.then((isEnough) =>
    isEnough ? null : Promise.all([answers, screen?.prefetch?.(client)]),
  )
  await Promise.race([needed, after(ANSWERS_TIMEOUT_MS)])
  // What the server inserted for link previews (docs/spec/instance.md#link-previews), and the title: each
  // screen sets its own.
  for (const stray of document.head.querySelectorAll('[data-inserted="true"], title')) stray.remove()
  followInternalLinks(() => goAgain(client))
  createRoot(container).render(<App client={client} />)
}

void start()
