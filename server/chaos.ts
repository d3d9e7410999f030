/**
 * Lets calls go wrong at random, as a bad network, a busy server and a careless proxy do. The same seed does
 * the same to the n-th call of a kind, whatever else the page asks meanwhile.
 *
 * A call that is `twice` reaches the server twice, because a proxy has lost the first answer. Proxies may
 * repeat only what does no more the second time (RFC 9110, 9.2.2): everything but a POST, and a POST that
 * carries an Idempotency-Key.
 */
import { type InferOutput, nullable, number, object, optional } from 'valibot'
import { brokenOff, cutOff } from './http/broken-answers.ts'

const Shares = object({
  delayed: optional(number(), 0.1),
  cut: optional(number(), 0.05),
  refused: optional(number(), 0.03),
  garbage: optional(number(), 0.02),
  twice: optional(number(), 0.01),
})

/** Says what goes wrong; null ends it. */
export const Chaos = nullable(
  object({
    seed: number(),
    /** The longest delay, in milliseconds. */
    delay: optional(number(), 5_000),
    shares: optional(Shares, {}),
  }),
)
export type Chaos = InferOutput<typeof Chaos>

type Fault = keyof InferOutput<typeof Shares>
type Answer = (request: Request) => Promise<Response>

/** Refusals of a server or a proxy, and whether the server has done what was asked all the same. */
const REFUSALS = [
  { status: 500, body: '{"error_description":"internal error"}', type: 'application/json', acts: false },
  { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html', acts: false },
  { status: 503, body: '', type: 'text/plain', acts: false },
  { status: 504, body: '<h1>Gateway timeout</h1>', type: 'text/html', acts: true },
]

/** Answers that are none. */
const GARBAGE = [
  {
    status: 200,
    body: '<!doctype html><h1>Please sign in to the hotel</h1>',
    type: 'text/html',
    acts: false,
  },
  { status: 200, body: '<!doctype html><h1>Down for maintenance</h1>', type: 'text/html', acts: true },
  { status: 200, body: '{"id":"', type: 'application/json', acts: true },
  { status: 200, body: '\u0000\ufffd\u0007', type: 'application/octet-stream', acts: false },
]

export interface FaultMaker {
  /** Answers a call, or lets it go wrong. */
  answer(request: Request, answer: Answer): Promise<Response>
  /** Returns how many calls have met each fault so far. */
  counts(): Record<Fault | 'calls', number>
}

export function createChaos({ seed, delay, shares }: NonNullable<Chaos>): FaultMaker {
  const asked = new Map<string, number>()
  const met = { calls: 0, delayed: 0, cut: 0, refused: 0, garbage: 0, twice: 0 }

  function fateOf(request: Request) {
    const kind = `${request.method} ${kindOf(new URL(request.url))}`
    const nth = asked.get(kind) ?? 0
    asked.set(kind, nth + 1)
    return numbers(`${seed} ${kind} ${nth}`)
  }

  /** Returns the fault that a number between 0 and 1 stands for. */
  function faultAt(place: number): Fault | null {
    let end = 0
    for (const fault of ['delayed', 'cut', 'refused', 'garbage', 'twice'] as const) {
      end += shares[fault]
      if (place < end) return fault
    }
    return null
  }

  return {
    counts: () => ({ ...met }),
    async answer(request, answer) {
      met.calls += 1
      const next = fateOf(request)
      const fault = faultAt(next())
      if (fault === null || (fault === 'twice' && !mayComeTwice(request))) return answer(request)
      met[fault] += 1
      switch (fault) {
        case 'delayed':
          await new Promise((resolve) => setTimeout(resolve, next() * delay))
          return answer(request)
        case 'cut':
          return cut(next(), request, answer)
        case 'twice': {
          const again = request.clone()
          await answer(request)
          return answer(again)
        }
        case 'refused':
          return instead(REFUSALS, next(), request, answer)
        case 'garbage':
          return instead(GARBAGE, next(), request, answer)
      }
    },
  }
}

/**
 * Breaks the connection off: before the server has done anything, after it, or in the middle of its answer.
 */
async function cut(place: number, request: Request, answer: Answer): Promise<Response> {
  if (place < 0.4) return brokenOff()
  const whole = await answer(request)
  return place < 0.8 ? brokenOff() : cutOff(whole, 40)
}

/** Answers with one of some texts, which does not come from the server. */
async function instead(all: typeof REFUSALS, place: number, request: Request, answer: Answer) {
  const chosen = all[Math.floor(place * all.length)]
  if (chosen === undefined) throw new RangeError('a place is below 1')
  if (chosen.acts) await answer(request)
  return new Response(chosen.body, { status: chosen.status, headers: { 'content-type': chosen.type } })
}

const mayComeTwice = ({ method, headers }: Request) => method !== 'POST' || headers.has('idempotency-key')

/** Returns the path without the ids in it, which differ from run to run. */
const kindOf = ({ pathname }: URL) => pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*')

/** Returns a generator of numbers between 0 and 1, the same for the same text. */
function numbers(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
