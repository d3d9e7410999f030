/** A person calling the server in tests: signs in once, then asks. */

import { seedSmall } from '#demo/seeds/small.ts'
import { createServer, type Server } from '#server/app.ts'
import { findAccount, issueToken } from '#server/world/accounts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { createWorld, type World } from '#server/world/world.ts'

export const ORIGIN = 'http://kith.example'

/** Noon of a day, and a generator that gives every test the same numbers. */
export const NOON = Date.UTC(2026, 7, 28, 12)

export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export function smallWorld(clock = () => NOON): World {
  const world = createWorld({ clock, random: seededRandom(), baseUrl: ORIGIN })
  seedSmall(world)
  return world
}

export function person(world: World, acct: string): AccountRecord {
  const account = findAccount(world, acct)
  if (!account) throw new Error(`Nobody called ${acct}`)
  return account
}

/** The JSON of an answer, of whatever shape. */
type Json = ReturnType<Response['json']>

export interface Visitor {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  get(path: string): Json
  post(path: string, body?: unknown): Json
}

/** `acct` of a person of this instance, or null for a guest. */
export function visit(world: World, acct: string | null, server: Server = createServer({ world })): Visitor {
  const token = acct === null ? null : issueToken(world, person(world, acct)).token

  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const headers = new Headers(more)
    if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    if (body === undefined) return server.fetch(new Request(ORIGIN + path, { method, headers }))
    headers.set('content-type', 'application/json')
    return server.fetch(new Request(ORIGIN + path, { method, headers, body: JSON.stringify(body) }))
  }

  return {
    send,
    get: async (path) => (await send('GET', path)).json(),
    post: async (path, body) => (await send('POST', path, body)).json(),
  }
}
