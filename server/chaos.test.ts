/** Tests what goes wrong at random. */
import { expect, test } from 'vitest'
import { createChaos } from './chaos.ts'

const NONE = { delayed: 0, cut: 0, refused: 0, garbage: 0, twice: 0 }

const call = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Request(`http://127.0.0.1${path}`, { method, headers, ...(method === 'POST' && { body: 'words' }) })

/** Returns what becomes of an answer: its status, and whether it could be read. */
async function outcome(answer: Promise<Response>): Promise<string> {
  const { status, text } = await answer.then(async (response) => ({
    status: response.status,
    text: await response.text().catch(() => null),
  }))
  return text === null ? 'broken off' : `${status} ${text}`
}

const well = async () => new Response('well')

async function outcomes(seed: number, calls: Request[]): Promise<string[]> {
  const chaos = createChaos({
    seed,
    delay: 1,
    shares: { delayed: 0.1, cut: 0.2, refused: 0.2, garbage: 0.2, twice: 0.1 },
  })
  return Promise.all(calls.map((each) => outcome(chaos.answer(each, well))))
}

const many = (path: string) => Array.from({ length: 60 }, () => call(path))

test('the same seed does the same to the calls of a kind, whatever else is asked', async () => {
  const alone = await outcomes(3, many('/api/v1/instance'))
  const others = await outcomes(
    3,
    many('/api/v1/markers').flatMap((each) => [each, call('/api/v1/instance')]),
  )
  expect(others.filter((_, at) => at % 2 === 1)).toEqual(alone)
  expect(await outcomes(4, many('/api/v1/instance'))).not.toEqual(alone)
  expect(new Set(alone).size, 'well, broken off, refusals and garbage').toBeGreaterThan(5)
})

test('ids do not change what happens', async () => {
  const [one, other] = ['0192f0a0-0000-7000-8000-000000000001', '0192f0a0-0000-7000-8000-00000000beef']
  const of = (id: string) => outcomes(3, many(`/api/v1/statuses/${id}`))
  expect(await of(one)).toEqual(await of(other))
})

test('as many calls go wrong as are meant to', async () => {
  const chaos = createChaos({
    seed: 1,
    delay: 0,
    shares: { delayed: 0.1, cut: 0.05, refused: 0.03, garbage: 0.02, twice: 0.01 },
  })
  for (let at = 0; at < 4000; at += 1) await outcome(chaos.answer(call('/api/v1/instance'), well))
  const { calls, ...met } = chaos.counts()
  expect(calls).toBe(4000)
  for (const [fault, share] of [
    ['delayed', 0.1],
    ['cut', 0.05],
    ['refused', 0.03],
    ['garbage', 0.02],
    ['twice', 0.01],
  ] as const)
    expect(Math.abs(met[fault] / calls - share), fault).toBeLessThan(0.01)
})

test('a call comes twice only where it may', async () => {
  const asked: string[] = []
  const note = async (request: Request) => {
    asked.push(`${request.method} ${await request.text()}`)
    return new Response(null)
  }
  const chaos = createChaos({ seed: 1, delay: 0, shares: { ...NONE, twice: 1 } })
  await chaos.answer(call('/api/v1/lists', 'POST'), note)
  expect(asked.splice(0)).toEqual(['POST words'])
  await chaos.answer(call('/api/v1/statuses', 'POST', { 'idempotency-key': 'k' }), note)
  expect(asked.splice(0)).toEqual(['POST words', 'POST words'])
  await chaos.answer(call('/api/v1/statuses/1', 'DELETE'), note)
  expect(asked).toEqual(['DELETE ', 'DELETE '])
})
