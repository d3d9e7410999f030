/** Answers when a page of the client is opened: with the kept page, at once (docs/spec/offline.md#pages). */
import { findRoute } from '#domain/session/route-map.ts'
import { dropDamagedFiles } from './assets.ts'
import { keptByThisBuild, PAGE } from './kept-files.ts'
import type { FetchEvent } from './scope.ts'
import { withSnapshot } from './snapshot.ts'
import { isPageOfThisBuild } from './this-build.ts'

/** Whether the page that was opened last has said that its scripts run. */
let hasStarted = true

export function noteStart(): void {
  hasStarted = true
}

/** Returns whether an address is one of the client's pages. All others belong to the server. */
export const isPage = (pathname: string) => findRoute(pathname) !== null

export async function answerNavigation({ request }: FetchEvent): Promise<Response> {
  // Who reloads a page that never started may have a damaged file: all are checked before they are used again.
  const hadStarted = hasStarted
  if (!hadStarted && request.cache === 'no-cache') await dropDamagedFiles()
  hasStarted = false
  const kept = await keptByThisBuild(PAGE)
  const html = await kept?.text().catch(() => '')
  if (kept === undefined || html === undefined || !isPageOfThisBuild(html)) return fetch(request)
  const { pathname } = new URL(request.url)
  return new Response((hadStarted && (await withSnapshot(html, pathname))) || html, { headers: kept.headers })
}
