/**
 * Reads mutated answers with every call of the contract: each ends with a value or with an `ApiError`, and
 * changes nothing else. What people see of such answers is in `shapes.browser.test.tsx`.
 * `npm run test:shapes` reads thirty thousand.
 */
import { expect, test } from 'vitest'
import { type Endpoint, expectedStatus } from '#contract/endpoint.ts'
import { call, connect } from '#data/connection/api.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { readArchives } from '#tests/captured/archive.ts'
import { found } from '#tests/harness/found.ts'
import { chance, IS_LONG, SEED } from '#tests/harness/seeded.ts'
import { mutated, oneOf, type Random } from './mutated.ts'
import { ODD_BODIES } from './odd-values.ts'

/** Mutated answers of each call. */
const ROUNDS = IS_LONG ? 300 : 40
/** One answer in so many is another body altogether. */
const WHOLE_BODIES = 8

interface Captured {
  request?: { method: string; path: string }
  status?: number
  headers?: Record<string, string | string[]>
  body: unknown
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const modules = import.meta.glob<Record<string, unknown>>('../../contract/endpoints/*.ts', { eager: true })
const answers = readArchives<Captured>('mitra-5.9').map(([, answer]) => answer)

/** Returns what a real server answered to a call when it went well; to any call, where that is not known. */
function answersTo(endpoint: Endpoint): readonly unknown[] {
  const path = new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
  const known = answers.filter(
    ({ request, status }) =>
      request?.method === endpoint.method && path.test(request.path) && status === expectedStatus(endpoint),
  )
  return (known.length > 0 ? known : found('answers', answers)).map(({ body }) => body)
}

const calls = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, endpoint]) => (isEndpoint(endpoint) && endpoint.returns ? [{ name, endpoint }] : []))
  .map(({ name, endpoint }) => ({ name, endpoint, bodies: answersTo(endpoint) }))

const bodyOf = (bodies: readonly unknown[], random: Random) =>
  random() < 1 / WHOLE_BODIES
    ? oneOf(ODD_BODIES, random)
    : JSON.stringify(mutated(oneOf(bodies, random), random))

test.each(found('calls', calls))('$name: a value or an ApiError', async ({ name, endpoint, bodies }) => {
  const random = chance(SEED + name.length * 7919)
  const known = Object.getOwnPropertyNames(Object.prototype)
  for (let round = 0; round < ROUNDS; round++) {
    const body = bodyOf(bodies, random)
    connect({
      origin: 'https://kith.example',
      fetch: async () => new Response(body, { status: expectedStatus(endpoint) }),
    })
    const given = { params: new Proxy({}, { get: () => '1' }), query: {}, body: {} }
    const result: unknown = await call<Endpoint>(endpoint, given as never, { token: null }).catch(
      (error: unknown) => error,
    )
    expect(result instanceof Error && !(result instanceof ApiError) ? [String(result), body] : []).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known)
  }
})
