import { describe, expect, test } from 'vitest'
import { allowedVisibilities, defaultVisibility } from './visibility.ts'

const ME = 'me'
const current = { repliesToSubscribers: false }
const old = { repliesToSubscribers: true }

describe('docs/spec/writing.md#audiences-a-post-may-have', () => {
  test.each([
    ['top-level post', null, ['public', 'private', 'subscribers', 'direct']],
    ['reply to public', { visibility: 'public', authorId: 'x' }, ['public', 'private', 'direct']],
    ['reply to own private', { visibility: 'private', authorId: ME }, ['private', 'conversation', 'direct']],
    ["reply to another's private", { visibility: 'private', authorId: 'x' }, ['conversation', 'direct']],
    ['reply to subscribers', { visibility: 'subscribers', authorId: ME }, ['conversation', 'direct']],
    ['reply to conversation', { visibility: 'conversation', authorId: 'x' }, ['conversation', 'direct']],
    ['reply to direct', { visibility: 'direct', authorId: ME }, ['direct']],
    ['reply to an unknown audience', { visibility: 'circle', authorId: 'x' }, ['direct']],
  ])('%s', (_, parent, allowed) => {
    expect(allowedVisibilities(parent, ME, current)).toEqual(allowed)
  })

  test('servers before 4.13 accept a reply for subscribers', () => {
    const allowed = allowedVisibilities({ visibility: 'public', authorId: 'x' }, ME, old)
    expect(allowed).toEqual(['public', 'private', 'subscribers', 'direct'])
  })
})

// docs/spec/writing.md#audience-that-is-chosen-first
test('the preferred audience where it is allowed, else the first', () => {
  expect(defaultVisibility(['public', 'private'], 'private')).toBe('private')
  expect(defaultVisibility(['conversation', 'direct'], 'public')).toBe('conversation')
})
