/**
 * Answers when a page of the client is opened: with the stored page, at once (docs/spec/offline.md#pages).
 */
import { findRoute } from '#domain/session/route-map.ts'
import { dropDamagedFiles } from './assets.ts'
import { cachedByThisBuild, PAGE } from './cached-files.ts'
import { isThemeNeeded, withoutTheme } from './theme.ts'
import { isPageOfThisBuild } from './this-build.ts'

/** Whether the page that was opened last has said that its scripts run. */
let hasStarted = true

export function noteStart(): void {
  hasStarted = true
}

/** Returns whether an address is one of the client's pages. All others belong to the server. */
export const isPage = (pathname: string) => findRoute(pathname) !== null

const sayUnchecked = (error: unknown) => console.warn('the cached files could not be checked', error)

export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event
  // A page that is reloaded before it ever started may have a damaged file: all are checked first.
  if (!hasStarted && request.cache === 'no-cache') await dropDamagedFiles().catch(sayUnchecked)
  hasStarted = false
  // They are read beside each other: each takes a moment of every visit.
  const [cached, needsTheme] = await Promise.all([cachedByThisBuild(PAGE), isThemeNeeded(event)])
  const html = await cached?.text().catch(() => '') // the server is asked for what cannot be read
  if (cached === undefined || html === undefined || !isPageOfThisBuild(html)) return fetch(request)
  const page = needsTheme ? html : withoutTheme(html)
  return new Response(page, { headers: cached.headers })
}
