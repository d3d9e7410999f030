/**
 * The parts of a service worker's scope that this one uses. TypeScript has no words for a worker beside those
 * for pages.
 */

interface LongEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown> | undefined): void
}

/** The place where the browser finds the answers for one path: the server, or a cache and else the server. */
export interface Route {
  condition: { urlPattern: { pathname: string } }
  source: 'network' | { cacheName: string }
}

interface InstallEvent extends LongEvent {
  /** Tells the browser which requests it can answer without the worker. Only Chromium knows it. */
  addRoutes?(routes: readonly Route[]): Promise<void>
}

export interface FetchEvent extends LongEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface MessageFromPage extends LongEvent {
  readonly data: unknown
  readonly source: Page | null
}

/** The person has pressed a notification that this worker has shown for a page. */
export interface NotificationPressed extends LongEvent {
  readonly notification: Notification
}

/** A page of this origin. */
export interface Page {
  postMessage(message: unknown): void
}

/** The tab or window of a page. */
interface PageInWindow extends Page {
  focus(): Promise<unknown>
}

interface WorkerEvents {
  install: InstallEvent
  activate: LongEvent
  fetch: FetchEvent
  message: MessageFromPage
  notificationclick: NotificationPressed
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    /** Returns windows, the one that was in front last first. */
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly PageInWindow[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ): void
}

declare const self: WorkerScope

/** The scope of this worker. */
export const scope: WorkerScope = self
