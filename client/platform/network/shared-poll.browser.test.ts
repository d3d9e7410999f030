import { expect, onTestFinished, test } from 'vitest'
import { pollTogether } from './shared-poll.ts'

const NAME = 'shared-poll-test'

/** A poll that is asked for news every moment, and what it has received. */
function begin(name: string, whileHidden = true, delay = 10) {
  const received: string[] = []
  const end = pollTogether<string>({
    name,
    ask: async () => 'news',
    receive: (answer) => received.push(answer),
    delay: () => delay,
    pauseAfter: () => 0,
    whileHidden,
  })
  onTestFinished(end)
  return { received, end }
}

/** As on a page that came without encryption. */
function withoutLocks() {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {}
  Reflect.deleteProperty(Navigator.prototype, 'locks')
  onTestFinished(() => {
    Object.defineProperty(Navigator.prototype, 'locks', locks)
  })
}

test('whoever holds the lock asks', async () => {
  const { received } = begin(NAME)
  await expect.poll(() => received).toContain('news')
})

test('a connection that is back has the question asked at once', async () => {
  const { received } = begin(`${NAME}-online`, true, 3_600_000)
  const isLeading = async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === `${NAME}-online`)
  await expect.poll(isLeading).toBe(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => received).toEqual(['news'])
})

test('after a failure that asks for a pause nothing is asked before its end, not even by a connection that is back', async () => {
  let asked = 0
  const end = pollTogether<string>({
    name: `${NAME}-pause`,
    ask: async () => {
      asked += 1
      if (asked === 2) throw new Error('too often')
      return 'news'
    },
    receive: () => undefined,
    delay: () => 10,
    pauseAfter: () => 3_600_000,
    whileHidden: true,
  })
  onTestFinished(end)
  const other = begin(`${NAME}-meanwhile`)
  await expect.poll(() => asked).toBe(2)
  window.dispatchEvent(new Event('online'))
  const { length } = other.received
  await expect.poll(() => other.received.length).toBeGreaterThan(length + 3)
  expect(asked).toBe(2)
})

/** Puts the tab into the background, or to the front again. */
function see(isSeen: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isSeen })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'))
  document.dispatchEvent(new Event('visibilitychange'))
}

// docs/spec/lists.md#new-posts
test('a hidden tab leaves the asking to others, and asks again when it is seen', async () => {
  const { received } = begin(`${NAME}-hidden`, false)
  const always = begin(`${NAME}-always`)
  await expect.poll(() => received).toContain('news')
  see(false)
  const { length } = received
  await expect.poll(() => always.received.length).toBeGreaterThan(length + 3)
  expect(received).toHaveLength(length)
  const { held } = await navigator.locks.query()
  expect(held?.map(({ name }) => name)).not.toContain(`${NAME}-hidden`)
  see(true)
  await expect.poll(() => received.length).toBeGreaterThan(length)
})

test('without locks there are news too, and an end to them', async () => {
  withoutLocks()
  expect('locks' in navigator).toBe(false)
  const { received, end } = begin(`${NAME}-without`)
  await expect.poll(() => received.length).toBeGreaterThan(1)
  end()
  const before = received.length
  // As long as another one hears of several, this one hears of none.
  const other = begin(`${NAME}-other`)
  await expect.poll(() => other.received.length).toBeGreaterThan(3)
  expect(received).toHaveLength(before)
})
