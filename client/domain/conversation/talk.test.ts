/** Tests docs/spec/conversations.md#a-conversation-as-a-talk, docs/spec/conversations.md#who-hears-it. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { answeredIn, goesOnSpeaking, hearersOf, isSameCircle, isTalk, messagesOf, writersIn } from './talk.ts'

const person = (acct: string) => ({ id: acct, username: acct.split('@')[0], acct, url: `https://x/${acct}` })
const viewer = { id: 'alice', username: 'alice', acct: 'alice' }
const said = (id: string, by: string, to: string[], visibility = 'direct') =>
  parse(Post, { id, account: person(by), mentions: to.map(person), visibility })

// In the order of the tree.
const ROOT = said('0198-1', 'bob', ['alice', 'erin@meadow.example'])
const LATE = said('0198-4', 'alice', ['bob'])
const EARLY = said('0198-2', 'erin@meadow.example', ['bob', 'alice'])
const THREAD = [ROOT, LATE, EARLY]

// docs/spec/conversations.md#a-conversation-as-a-talk
test('the posts stand by their age, whatever they answer', () => {
  expect(messagesOf(THREAD)).toEqual([ROOT, EARLY, LATE])
  expect(writersIn(messagesOf(THREAD), 'alice').map(({ id }) => id)).toEqual(['bob', 'erin@meadow.example'])
  expect([goesOnSpeaking(EARLY, ROOT), goesOnSpeaking(ROOT, ROOT), goesOnSpeaking(ROOT, undefined)]).toEqual([
    false,
    true,
    false,
  ])
})

// docs/spec/conversations.md#a-conversation-as-a-talk
test.each([
  ['direct', true],
  ['public', false],
  ['private', false],
  ['something new', false],
])('a thread that began with a post whose audience is %s: %o', (visibility, expected) => {
  expect(isTalk([said('0198-1', 'bob', [], visibility), LATE])).toBe(expected)
})

// docs/spec/conversations.md#who-hears-it
test('everybody who is named hears it, and its author; the viewer is not said', () => {
  const circle = hearersOf(ROOT, viewer, 'kith.example')
  expect(circle).toEqual(['@bob@kith.example', '@erin@meadow.example'])
  expect(hearersOf(EARLY, viewer, 'kith.example')).toEqual(circle)
  expect(hearersOf(LATE, viewer, 'kith.example')).toEqual(['@bob@kith.example'])
  expect(isSameCircle(circle, hearersOf(EARLY, viewer, 'kith.example'))).toBe(true)
  expect(isSameCircle(circle, hearersOf(LATE, viewer, 'kith.example'))).toBe(false)
})

test('the next words answer the newest post, or that with a draft', () => {
  expect(answeredIn(messagesOf(THREAD), () => false)).toBe(LATE)
  expect(answeredIn(messagesOf(THREAD), (id) => id === EARLY.id)).toBe(EARLY)
  expect(answeredIn([], () => true)).toBeUndefined()
})
