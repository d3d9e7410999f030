import { expect, test } from 'vitest'
import { actorAddress, handle, handleInText, isRemote } from './handle.ts'

const local = { username: 'alice', acct: 'alice' }
const remote = { username: 'vera', acct: 'vera@meadow.example' }
const withoutAddress = { username: 'bridge', acct: 'https://bridge.example/actors/7' }

// docs/spec/profiles.md#remote-profiles
test.each([
  [local, false],
  [remote, true],
  [withoutAddress, true],
])('%o is remote when username differs from acct', (account, expected) => {
  expect(isRemote(account)).toBe(expected)
})

// docs/spec/profiles.md#handle
test.each([
  ["acct when it contains '@'", remote, 'vera@meadow.example'],
  ["acct when it contains '://'", withoutAddress, 'https://bridge.example/actors/7'],
  ['otherwise username@{instance uri}', local, 'alice@kith.example'],
])('actor address: %s', (_, account, expected) => {
  expect(actorAddress(account, 'kith.example')).toBe(expected)
})

test.each([
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200f',
  '\u00ad',
  '\ufeff',
  '\u0000',
  '\n',
  '\u2028',
  '\u00a0',
  ' ',
  '\u3164',
  '\u2800',
])('an address has no invisible character: %j', (character) => {
  const hidden = { username: `ve${character}ra`, acct: `ve${character}ra@meadow${character}.example` }
  expect(handle(hidden, 'kith.example')).toBe('@vera@meadow.example')
  expect(handle({ username: hidden.username, acct: hidden.username }, 'kith.example')).toBe(
    '@vera@kith.example',
  )
})

// docs/spec/profiles.md#handle
test.each([
  ["'@' plus the actor address", local, '@alice@kith.example'],
  ["'@' plus the actor address", remote, '@vera@meadow.example'],
  ['unless the address is a URL', withoutAddress, 'https://bridge.example/actors/7'],
])('handle: %s', (_, account, expected) => {
  expect(handle(account, 'kith.example')).toBe(expected)
})

// docs/spec/profiles.md#handle
test.each([
  ['alice@bаnk.example', '@alice@xn--bnk-6cd.example'],
  ['alice@bücher.example', '@alice@bücher.example'],
  ['alice@مثال.example', '@alice@مثال.example'],
])('the host of %s is said as %s', (acct, expected) => {
  expect(handle({ username: 'alice', acct }, 'kith.example')).toBe(expected)
})

test('inside a sentence a handle keeps its direction', () => {
  expect(handleInText({ username: 'ada', acct: 'ada@lab.example' }, 'kith.example')).toBe(
    '\u2066@ada@lab.example\u2069',
  )
})
