/**
 * The service worker: caches the client's files on the device, so that a page opens at once and without a
 * connection (docs/spec/offline.md). Of what the server said to a person it caches nothing.
 */
import { SHARE_PATH } from '#domain/sharing/shared-text.ts'
import { afterPage } from './after-page.ts'
import { answerAsset, cacheUsedFiles } from './assets.ts'
import { cacheBuild } from './cache-build.ts'
import { forgetOldBuilds } from './cached-files.ts'
import { typeOfFile } from './checked-file.ts'
import { answerNavigation, isPage, noteStart } from './navigation.ts'
import { noAnswer } from './no-answer.ts'
import { openPressed } from './pressed-notification.ts'
import { routes } from './routes.ts'
import { scope } from './scope.ts'
import { receiveShared } from './shared-form.ts'
import { stepAsideIfReplaced } from './step-aside.ts'
import { tellPage, tellPages } from './tell-pages.ts'
import { answerTheme, THEME } from './theme.ts'

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheBuild())
  // A browser that refuses them asks the worker.
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => undefined))
  // Open pages go on with their own files, which are cached too; so nobody has to wait for the last of them
  // to close.
  event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', (event) => {
  const claim = () => scope.clients.claim()
  event.waitUntil(forgetOldBuilds().then(claim).then(tellPages))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer.catch(noAnswer))
})

/** Returns the answer to a request; undefined leaves it to the network. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return undefined
  if (request.method === 'POST' && pathname === SHARE_PATH) return receiveShared(request)
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') {
    if (!isPage(pathname)) return undefined
    event.waitUntil(afterPage(stepAsideIfReplaced))
    return answerNavigation(event)
  }
  if (pathname === THEME) return answerTheme(event)
  const type = typeOfFile(pathname)
  return type === undefined ? undefined : answerAsset(event, pathname, type)
}

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPressed(event.notification))
})

interface Started {
  kind: 'started'
  /** Scripts and styles that the page has loaded. */
  files: string[]
  /** Whether the page came from a worker and not from the server. */
  isFromWorker: boolean
}

scope.addEventListener('message', (event) => {
  const message = event.data as Started
  if (message?.kind !== 'started') return
  noteStart()
  if (message.isFromWorker && event.source) tellPage(event.source)
  event.waitUntil(cacheUsedFiles(message.files))
})
