/**
 * Tests docs/spec/drafts-and-outbox.md#one-tab-writes, on a page without HTTPS
 * (docs/decisions/050-leases.md).
 */
import { beforeEach, expect, test } from 'vitest'
import type { HeldLock } from '#platform/storage/locks.ts'
import { Schedule } from './schedule.ts'
import { SharedLeases } from './shared-leases.ts'

const first = { name: 'the first tab' }
const second = { name: 'the second tab' }

let schedule: Schedule
let leases: SharedLeases

beforeEach(() => {
  schedule = new Schedule()
  leases = new SharedLeases(schedule)
})

/** Lets so much time pass, second by second, with all that happens meanwhile. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await schedule.settle()
    schedule.advance(1_000)
  }
  await schedule.settle()
}

/** Wants the lease of a draft in a tab; `told` is what that heard last. */
function want(tab: object) {
  const wish: { told: boolean | null; lock: HeldLock } = {
    told: null,
    lock: leases.locksOf(tab).holdLock('draft', (isHeld) => {
      wish.told = isHeld
    }),
  }
  return wish
}

async function wantInBoth() {
  const one = want(first)
  await schedule.settle()
  const other = want(second)
  await schedule.settle()
  expect([one.told, other.told]).toEqual([true, false])
  return { one, other }
}

// docs/spec/drafts-and-outbox.md#one-tab-writes
test('one tab has a lease, for as long as it wants; the other gets it when it is given back', async () => {
  const { one, other } = await wantInBoth()
  await pass(120)
  expect([one.told, other.told]).toEqual([true, false])
  one.lock.release()
  await schedule.settle()
  expect(other.told).toBe(true)
})

test('two tabs that want it in the same moment do not both get it', async () => {
  const wishes = [want(first), want(second)]
  await schedule.settle()
  expect(wishes.map(({ told }) => told).sort()).toEqual([false, true])
})

test('it is taken away at once, and the other tab is told', async () => {
  const { one, other } = await wantInBoth()
  other.lock.takeOver()
  await schedule.settle()
  expect([one.told, other.told]).toEqual([false, true])
  await pass(60)
  expect([one.told, other.told]).toEqual([false, true])
})

test('a tab that is closed gives it back, even if it only finds the time to say so', async () => {
  await wantInBoth()
  leases.leave(first)
  schedule.close(first)
  leases.close(first)
  const third = want({})
  await schedule.settle()
  expect(third.told).toBe(true)
})

// docs/spec/drafts-and-outbox.md#one-tab-writes
test('a tab that crashed loses it within a quarter of a minute', async () => {
  const { other } = await wantInBoth()
  schedule.close(first)
  leases.close(first)
  await pass(5)
  expect(other.told).toBe(false)
  await pass(10)
  expect(other.told).toBe(true)
})

test('a tab whose timers are slow keeps it, because it answers', async () => {
  const { one, other } = await wantInBoth()
  // The one that wants it looks, while the timer of its holder is overdue.
  schedule.advance(11_000)
  await schedule.settle()
  await pass(3)
  expect([one.told, other.told]).toEqual([true, false])
})

// docs/spec/drafts-and-outbox.md#one-tab-writes
test('a tab that has slept is not sure, and knows before it says anything else', async () => {
  const { one, other } = await wantInBoth()
  schedule.freeze(first)
  expect(one.lock.isSure()).toBe(true)
  await pass(15)
  expect([one.told, other.told]).toEqual([true, true])
  expect(one.lock.isSure()).toBe(false)
  schedule.thaw(first)
  const confirmed = one.lock.confirm()
  await schedule.settle()
  await confirmed
  expect([one.told, one.lock.isSure()]).toEqual([false, true])
})

test('a device that has slept changes nothing', async () => {
  const { one, other } = await wantInBoth()
  schedule.now += 3_600_000
  expect(one.lock.isSure()).toBe(false)
  await pass(5)
  expect([one.told, other.told, one.lock.isSure()]).toEqual([true, false, true])
})

test('what one tab at a time may do is done by one, and by the next one after that', async () => {
  let finish = () => {}
  const work = new Promise<string>((resolve) => {
    finish = () => resolve('done')
  })
  const one = leases.locksOf(first).withLock('outbox', () => work)
  await pass(60)
  const refused = leases.locksOf(second).withLock('outbox', async () => 'done')
  await schedule.settle()
  expect(await refused).toBeNull()
  finish()
  await schedule.settle()
  expect(await one).toBe('done')
  const next = leases.locksOf(second).withLock('outbox', async () => 'done')
  await schedule.settle()
  expect(await next).toBe('done')
})

test('a clock that is set back leaves no lease behind', async () => {
  await wantInBoth()
  schedule.close(first)
  leases.close(first)
  schedule.now -= 86_400_000
  const third = want({})
  await pass(3)
  expect(third.told).toBe(true)
})
