import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { splitEmoji } from '#domain/custom-emoji.ts'
import { isLong } from '#domain/length.ts'
import { isGreentext } from '#domain/post/greentext.ts'
import { fileOf } from '#domain/post/media.ts'
import { firstWords } from '#domain/post/parent.ts'
import { readTitle } from '#domain/post/poll.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { distinctReactions } from '#domain/post/reaction.ts'
import { threadRows } from '#domain/post/thread.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { handle } from '#domain/profile/handle.ts'
import { GIANTS } from './giants.ts'

/**
 * Milliseconds of the processor. What reads a text once needs a few; what reads it again from every place
 * needs many minutes.
 */
const MAX_CPU_MS = 1_500

/**
 * Returns how long the processor has worked for this process, in milliseconds: a busy machine changes it
 * little.
 */
const worked = () => process.cpuUsage().user / 1000

const EMOJIS = [{ shortcode: 'cat', url: 'https://kith.example/cat.png', category: null }]

const post = parse(Post, { id: 'p', account: { id: 'a' } })

/** Every rule that reads a text of somebody else. */
const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  isLong,
  firstWords,
  fileOf,
  readTitle,
  isGreentext,
  splitEmoji: (text) => splitEmoji(text, EMOJIS),
  quoteOf: (content) => quoteOf({ ...post, content }),
  displayName: (text) => displayName({ display_name: text, username: text }),
  handle: (text) => handle({ username: text, acct: text }, 'kith.example'),
  'reading an answer': (content) => parse(Post, { id: 'p', account: { id: 'a' }, content }),
}

describe.each(Object.entries(RULES))('%s', (_, rule) => {
  test.each(Object.entries(GIANTS))(
    'reads a million %s once',
    (_name, giant) => {
      const before = worked()
      rule(giant)
      expect(worked() - before).toBeLessThan(MAX_CPU_MS)
    },
    10_000,
  )
})

test('a hundred thousand reactions are compared once', () => {
  const reactions = Array.from({ length: 100_000 }, (_, index) => ({
    name: `r${index}`,
    url: null,
    count: 1,
    me: false,
  }))
  const before = worked()
  expect(distinctReactions([...reactions, ...reactions])).toHaveLength(reactions.length)
  expect(worked() - before).toBeLessThan(MAX_CPU_MS)
}, 10_000)

test('twenty thousand replies to posts that are missing are put in their places at once', () => {
  const replies = Array.from({ length: 20_000 }, (_, index) => ({
    ...post,
    id: `${index}`,
    in_reply_to_id: `missing ${index}`,
  }))
  const before = worked()
  expect(threadRows(replies)).toHaveLength(2 * replies.length)
  expect(worked() - before).toBeLessThan(MAX_CPU_MS)
}, 10_000)
