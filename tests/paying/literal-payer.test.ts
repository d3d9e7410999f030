/**
 * Random people who do exactly what the page of a subscription says, with late, partial and doubled payments,
 * on two tabs and two devices, against the reference server. Nobody is asked for more after enough was sent;
 * what the server counts is found again; the end that is shown is the server's
 * (docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#stored-invoices,
 * docs/spec/subscriptions.md#the-press-of-pay, docs/spec/subscriptions.md#what-was-bought).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tabLocks } from '../harness/tab-locks.ts'
import { Payer } from './payer.ts'
import { goTo } from './payer-page.ts'

vi.mock('#platform/page/location.ts', () => ({
  navigate: (to: string) => goTo(to),
  useSearchParams: vi.fn(),
}))

/** A short seeded form for every day; `npm run test:long` for more. */
const RUNS = Number(process.env.KITH_MODEL_RUNS ?? 40)
const SEED = Number(process.env.KITH_MODEL_SEED ?? 20261126)
/** A life that failed, as the report names it. */
const PATH = process.env.KITH_MODEL_PATH ?? ''

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { locks: tabLocks() })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterAll(() => vi.useRealTimers())

const ACTS = [
  'follow',
  'follow',
  'follow',
  'follow',
  'wait',
  'wait',
  'reload',
  'cancel',
  'log-out',
  'other-tab',
  'other-device',
  'both-tabs',
  'price',
  'fail',
  'stale',
  'profile',
] as const

// docs/spec/subscriptions.md#what-an-invoice-shows
// docs/spec/subscriptions.md#stored-invoices
// docs/spec/subscriptions.md#the-press-of-pay
// docs/spec/subscriptions.md#what-was-bought
test(`${RUNS} people who do what the page says pay once, and find their money`, async () => {
  const acts = fc.array(fc.record({ act: fc.constantFrom(...ACTS), by: fc.nat(99) }), {
    minLength: 4,
    maxLength: 40,
    size: 'max',
  })
  const life = fc.asyncProperty(acts, async (steps) => {
    // The caches of the life before still wait for their end.
    vi.clearAllTimers()
    vi.setSystemTime(Date.parse('2026-11-26T08:00:00Z'))
    const payer = new Payer()
    for (const { act, by } of steps) await payer.act(act, by)
    await payer.finish()
    expect(payer.faults.join('; ')).toBe('')
  })
  await fc.assert(life, { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 1000, path: PATH })
}, 3_600_000)
