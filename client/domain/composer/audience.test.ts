import { describe, expect, test } from 'vitest'
import type { Visibility } from '#contract/entities/post.ts'
import { type Audience, audienceWarning, handlesIn, recipients } from './audience.ts'

const person = (acct: string) => ({ username: acct.split('@')[0] ?? '', acct })
const alice = person('alice')

const audience = (visibility: Visibility, parent: Audience['parent'] = null): Audience => ({
  visibility,
  parent,
  viewer: alice,
  instanceUri: 'kith.example',
})
const below = (visibility: string, author = 'bob', ...mentions: string[]) => ({
  visibility,
  account: person(author),
  mentions: mentions.map(person),
})

test.each([
  ['hi @bob and @erin@meadow.example, @bob', ['@bob', '@erin@meadow.example']],
  ['(@bob) @off.by.one.', ['@bob', '@off.by.one']],
  ['mail me@meadow.example', []],
  ['https://kith.example/@bob', []],
  ['`@bob` and ```\n@carol\n```', []],
  ['@', []],
])('the handles in %j are %j', (text, handles) => {
  expect(handlesIn(text)).toEqual(handles)
})

// docs/spec/writing.md#who-will-see-this-post
describe('whom a direct post reaches', () => {
  test.each([
    ['@bob @alice', null, ['@bob']],
    ['yes', below('direct'), ['@bob@kith.example']],
    ['@bob yes', below('direct'), ['@bob']],
    ['@bob@kith.example @carol yes', below('public'), ['@bob@kith.example', '@carol']],
    ['to myself', below('direct', 'alice'), []],
  ])('%s', (text, parent, handles) => {
    expect(recipients(audience('direct', parent), text)).toEqual(handles)
  })
})

// docs/spec/writing.md#who-will-see-this-post
describe('what the author may not expect', () => {
  test.each<[string, Visibility, Audience['parent'], string, unknown]>([
    ['a public post', 'public', null, 'hi @bob', null],
    ['followers only, somebody mentioned', 'private', null, 'hi @stranger@far.example', null],
    ['public below followers', 'public', below('private'), '', { kind: 'wider' }],
    ['followers below direct', 'private', below('direct'), '', { kind: 'wider' }],
    ['followers below an audience we do not know', 'private', below('circle'), '', { kind: 'wider' }],
    ['the same audience', 'private', below('private', 'alice'), '', null],
    ['conversation below followers', 'conversation', below('private'), '@bob ', null],
    ['conversation below subscribers', 'conversation', below('subscribers'), '@bob ', null],
    ['narrower than public, somebody new', 'private', below('public'), '@carol', null],
    ['direct below public, somebody new', 'direct', below('public'), '@carol', null],
    [
      'somebody new below followers',
      'conversation',
      below('private', 'bob', 'erin@meadow.example'),
      '@bob @erin@meadow.example @carol @alice',
      { kind: 'unseen', handles: ['@carol'] },
    ],
    [
      'somebody new below direct',
      'direct',
      below('direct'),
      '@far@x.example',
      { kind: 'unseen', handles: ['@far@x.example'] },
    ],
    ['direct to nobody', 'direct', null, 'hi', { kind: 'nobody' }],
    ['direct to oneself', 'direct', null, '@alice', { kind: 'nobody' }],
    ['direct to somebody', 'direct', null, '@bob', null],
    ['direct below somebody else', 'direct', below('direct'), '', null],
  ])('%s', (_, visibility, parent, text, warning) => {
    expect(audienceWarning(audience(visibility, parent), text)).toEqual(warning)
  })
})
