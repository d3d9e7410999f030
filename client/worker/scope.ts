/** Stands for the scope of a service worker, which TypeScript takes for that of a page. */
declare const self: ServiceWorkerGlobalScope

/** The scope of this worker. */
export const scope = self

/** The place where the browser finds the answers for one path: the server, or a cache and else the server. */
export interface Route {
  condition: { urlPattern: { pathname: string } }
  source: 'network' | { cacheName: string }
}

declare global {
  interface ExtendableEvent {
    /** Tells the browser at an installation which requests need no worker. Only Chromium knows it. */
    addRoutes?(routes: readonly Route[]): Promise<void>
  }
}
