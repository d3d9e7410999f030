/** Joins a server and the web client on one origin. */

import { normalPath } from '../http/normal-path.ts'
import { isBackendPath } from './backend-paths.ts'
import { keepLong } from './caching.ts'
import type { Fetch } from './link-preview.ts'

export interface SiteOptions {
  backend: (request: Request, peer: string) => Promise<Response>
  webClient: Fetch
  /** Whether the client's files are sent without advice on caching, as by a real server without a proxy. */
  isPlain?: boolean
}

export function createSite({ backend, webClient, isPlain = false }: SiteOptions) {
  return async (request: Request, peer: string): Promise<Response> => {
    if (isBackendPath(normalPath(request))) return backend(request, peer)
    const answer = await webClient(request)
    return isPlain ? answer : keepLong(request, answer)
  }
}
