import { expect, onTestFinished, test, vi } from 'vitest'
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

/** Opens a tab on a clock that stands still; notes in `asked` when it is the one that asks. */
function openTab(name: string, tab: string, asked: string[]) {
  const received: string[] = []
  const end = pollTogether<string>({
    name,
    ask: async () => {
      asked.push(tab)
      return tab
    },
    receive: (answer) => received.push(answer),
    delay: () => 10_000,
    pauseAfter: () => 0,
    whileHidden: true,
  })
  onTestFinished(end)
  return { tab, received, end }
}

/** Waits until something has come true, on a clock that stands still. */
async function standStillUntil(isSo: () => boolean) {
  while (!isSo()) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

// docs/spec/lists.md#new-posts
// docs/spec/offline.md#without-https
test('without locks one tab asks for all, and when it is closed another one does', async () => {
  withoutLocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  let chance = 0
  vi.spyOn(Math, 'random').mockImplementation(() => {
    chance = (chance + 0.37) % 1
    return chance
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const name = `${NAME}-turns`
  const answered = (times: number) =>
    standStillUntil(() => tabs.every(({ received }) => received.length === times))
  const asked: string[] = []

  // Whoever is there leads: the two do not ask at the same moment.
  const tabs = [openTab(name, 'one', asked), openTab(name, 'other', asked)]
  let isLed = false
  const listener = new BroadcastChannel(name) // hears what both have heard, because it came last
  listener.onmessage = ({ data }) => {
    isLed ||= data.kind === 'leads'
  }
  onTestFinished(() => listener.close())
  await standStillUntil(() => isLed)
  for (let step = 0; step < 140 && asked.length === 0; step += 1) vi.advanceTimersByTime(100)
  const [first] = asked
  for (let times = 1; times <= 3; times += 1) {
    await answered(times)
    expect(asked).toEqual(Array(times).fill(first))
    vi.advanceTimersByTime(10_001)
  }

  await answered(4)
  const last = tabs.find(({ tab }) => tab !== first)
  for (const { tab, end } of tabs) if (tab === first) end()
  vi.advanceTimersByTime(14_001)
  expect(asked).toEqual([first, first, first, first, last?.tab])
})
