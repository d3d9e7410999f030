/** Tests docs/spec/settings.md#methods-of-signing-in. */
import { expect, test } from 'vitest'
import { hasPassword, mayHavePassword, signInMethods } from './sign-in-methods.ts'

const methods = (authentication_methods: string[]) => ({ authentication_methods })

// docs/spec/settings.md#methods-of-signing-in
test.each<[string[] | null, string[], string[]]>([
  [['password'], ['password', 'eip4361'], ['password']],
  [
    ['eip4361', 'caip122_monero'],
    ['password', 'caip122_monero'],
    ['eip4361, off', 'caip122_monero'],
  ],
  [['passkey', 'passkey'], [], ['passkey, off']],
  [[], ['password'], []],
  [null, ['password'], []],
])('a person with %j where %j are offered sees %j', (own, offered, expected) => {
  const shown = signInMethods({ authentication_methods: own }, methods(offered))
  expect(shown.map(({ name, isOffered }) => (isOffered ? name : `${name}, off`))).toEqual(expected)
})

// docs/spec/settings.md#methods-of-signing-in
test.each<[string[] | null, string[], { has: boolean; may: boolean }]>([
  [['password'], [], { has: true, may: true }],
  [['eip4361'], ['eip4361', 'password'], { has: false, may: true }],
  [['eip4361'], ['eip4361'], { has: false, may: false }],
  [null, [], { has: true, may: true }],
])('a person with %j where %j are offered: %j', (own, offered, { has, may }) => {
  expect(hasPassword({ authentication_methods: own })).toBe(has)
  expect(mayHavePassword({ authentication_methods: own }, methods(offered))).toBe(may)
})
