/** Tests docs/spec/profiles.md#hover-and-focus-card. */
import { expect, test } from 'vitest'
import { linkedProfile } from './linked-profile.ts'

const ID = '019820a9-b089-7000-8779-342c267fe136'

// docs/spec/profiles.md#hover-and-focus-card
test.each([
  ['/@bob', '/home', { acct: 'bob' }],
  ['/@erin@meadow.example', '/home', { acct: 'erin@meadow.example' }],
  [`/profile/${ID}`, '/home', { id: ID }],
  ['/@bob', '/@bobby', { acct: 'bob' }],
  ['/@bob', '/@alice/gallery', { acct: 'bob' }],
  ['/@bob', '/@bob', null],
  ['/@bob', '/@bob/gallery', null],
  ['/@bob/gallery', '/home', null],
  ['/post/1', '/home', null],
  ['/nowhere', '/home', null],
])('a link to %s on the page %s has the card of %j', (path, currentPath, address) => {
  expect(linkedProfile(path, currentPath)).toEqual(address)
})
