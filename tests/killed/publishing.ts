/**
 * Publishes on a line that is cut, or slow, and kills the browser some moments after the press
 * (docs/spec/drafts-and-outbox.md#exactly-one-post).
 */
import { setTimeout } from 'node:timers/promises'
import type { Reader } from '#tests/engines/reader.ts'
import { chance } from '#tests/harness/seeded.ts'
import type { KilledBrowser } from './killed-browser.ts'
import { unfold } from './typing.ts'

const LINES = ['good', 'slow', 'cut'] as const

/**
 * Milliseconds: how slow a slow line is, how long after the press the kill may come, and how long it may take
 * until a post is out afterwards.
 */
const SLOW_MS = 800
const LONGEST_MS = 3_000
const OUT_MS = 20_000

const FIELD = 'Text of the post'

export interface PublishedRound {
  line: (typeof LINES)[number]
  /** Milliseconds from the last letter to the press, and from the press to the kill. */
  rest: number
  after: number
  words: string
  /** How often the words are at the server, and what is in the editor, at the end. */
  posts: number
  written: string
}

/** Kills the browser after each press, and says what has become of the post. */
export async function* publishAndKill(
  killed: KilledBrowser,
  { rounds, seed }: { rounds: number; seed: number },
): AsyncGenerator<PublishedRound> {
  const random = chance(seed)
  for (let round = 0; round < rounds; round += 1) {
    const line = LINES[Math.floor(random() * LINES.length)] ?? 'good'
    const rest = random() < 0.5 ? 0 : 1_000
    const after = Math.round(random() * LONGEST_MS)
    const words = `round ${round} of ${seed}, walnuts on the roof`
    const reader = killed.reader()
    await openComposer(reader)
    await reader.fill(FIELD, words)
    await setTimeout(rest)
    if (line === 'cut') await killed.line.cut()
    if (line === 'slow') killed.line.delay = SLOW_MS
    await reader.press('button', 'Publish')
    await setTimeout(after)
    await killed.kill()
    killed.line.delay = 0
    if (line === 'cut') await killed.line.connect()
    await killed.start()
    const posts = await postsWith(killed.reader(), words)
    yield { line, rest, after, words, posts, written: await writtenIn(killed.reader()) }
  }
}

async function openComposer(reader: Reader): Promise<void> {
  await reader.open('/home')
  await reader.until(unfold)
}

/** Opens Home, and returns how many posts have these words once they have had time to go out. */
async function postsWith(reader: Reader, words: string): Promise<number> {
  await reader.open('/home')
  const end = performance.now() + OUT_MS
  let count = 0
  while (count === 0 && performance.now() < end) {
    await setTimeout(500)
    if ((await writtenIn(reader)).includes(words)) break // they are back
    count = await countPosts(reader, words)
  }
  await setTimeout(1_500) // for a second one
  return countPosts(reader, words)
}

async function countPosts(reader: Reader, words: string): Promise<number> {
  const { id } = await reader.ask<{ id: string }>('GET', '/api/v1/accounts/lookup?acct=alice')
  const path = `/api/v1/accounts/${id}/statuses?limit=10`
  const posts = await reader.ask<{ content: string }[]>('GET', path)
  return posts.filter(({ content }) => content.includes(words)).length
}

/** Returns what is in the editor of new posts. */
const writtenIn = (reader: Reader): Promise<string> =>
  reader.tab.evaluate(() => document.querySelector('textarea')?.value ?? '')
