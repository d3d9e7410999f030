/**
 * The client's calls, answered by a reference server of their own: for every test that holds the client
 * against the server.
 */
import { vi } from 'vitest'
import { grantToken } from '#contract/endpoints/session.ts'
import { call, connect } from '#data/connection/api.ts'
import { setToken } from '#data/connection/token.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { createWorlds } from '#server/worlds.ts'
import { memoryStorage } from './memory-storage.ts'

export const ORIGIN = 'http://kith.example'

type Seed = Parameters<typeof createWorlds>[0]['seed']

interface Wiring {
  /** Fills the server's world; four people by default. */
  seed?: Seed
  /**
   * Sees every call before the server does, with its token. It may answer in the server's place, or throw as
   * a lost connection does.
   */
  onCall?: (method: string, path: string, token: string | null) => Response | Promise<Response> | undefined
}

/** Connects the client to a new server. Nobody is signed in, and the browser's storage is empty. */
export function connectToServer({ seed = seedSmall, onCall }: Wiring = {}): void {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  const server = createWorlds({
    seed,
    clock: Date.now,
    random: Math.random,
    separate: false,
    baseUrl: ORIGIN,
  })
  const answer = async (url: string, init: RequestInit) =>
    (await onCall?.(init.method ?? 'GET', url.replace(ORIGIN, ''), tokenIn(init))) ??
    server.fetch(new Request(url, init))
  connect({ origin: ORIGIN, fetch: answer })
  // Some calls are sent by a function of their own.
  vi.stubGlobal('fetch', answer)
  setToken(null)
}

const tokenIn = ({ headers }: RequestInit) =>
  new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? null

/** Gets a token for one of the people of the world. */
export async function tokenOf(username: string): Promise<string> {
  const { access_token } = await call(grantToken, {
    body: { grant_type: 'password', username, password: 'demo-password' },
  })
  return access_token
}

/** Signs in as one of the people of the world, in place of whoever was signed in. */
export async function signInAs(username: string): Promise<void> {
  setToken(null)
  setToken(await tokenOf(username))
}
