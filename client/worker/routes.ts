/**
 * Names what the browser can answer without the worker, which would delay it
 * (docs/spec/offline.md#at-once).
 */
import { OWN } from './cached-files.ts'
import type { Route } from './scope.ts'
import { thisBuild } from './this-build.ts'

const OF_THE_SERVER = ['/api/*', '/media/*']

const route = (source: Route['source']) => (pathname: string) => ({
  condition: { urlPattern: { pathname } },
  source,
})

/**
 * The routes past the worker: to the server for its own addresses, to the cache for what the first paint
 * waits for.
 */
export const routes: readonly Route[] = [
  ...OF_THE_SERVER.map(route('network')),
  ...thisBuild.first.map(route({ cacheName: OWN })),
]
