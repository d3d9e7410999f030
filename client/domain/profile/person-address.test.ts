/** Tests docs/spec/feeds.md#add-a-member, docs/spec/account.md#add-an-alias. */
import { describe, expect, test } from 'vitest'
import { choiceOf, cleanAddress, findByAddress } from './person-address.ts'

// docs/spec/account.md#add-an-alias
// docs/spec/feeds.md#add-a-member
describe('the address of a person', () => {
  test.each([
    ['bob', 'bob'],
    [' @bob@meadow.example ', 'bob@meadow.example'],
    ['@ bob', 'bob'],
    ['＠bob＠meadow.example', 'bob@meadow.example'],
    ['acct:bob@meadow.example', 'bob@meadow.example'],
    ['\u2066@bob@meadow.example\u2069', 'bob@meadow.example'],
    ['https://Meadow.example/@bob', 'bob@meadow.example'],
    ['https://meadow.example/users/bob/', 'bob@meadow.example'],
    ['https://meadow.example/objects/1', 'https://meadow.example/objects/1'],
    ['@', ''],
    ['  ', ''],
  ])('%j is searched as %j', (typed, address) => {
    expect(cleanAddress(typed)).toBe(address)
  })

  const people = [
    { username: 'bobby', acct: 'bobby' },
    { username: 'bob', acct: 'bob' },
    { username: 'bob', acct: 'bob@meadow.example' },
  ]

  test.each([
    ['bob', 'bob'],
    ['BOB@Kith.example', 'bob'],
    ['bob@meadow.example', 'bob@meadow.example'],
    ['bo', undefined],
    ['bob@elsewhere.example', undefined],
  ])('%j means %s', (address, acct) => {
    expect(findByAddress(people, address, 'kith.example')?.acct).toBe(acct)
  })
})

test.each([
  ['anybody is taken where it makes no difference', 'bob', false, 2, 'chosen'],
  ['somebody elsewhere is taken', 'bob@meadow.example', true, 2, 'chosen'],
  ['others of that name are offered instead of one who is here', 'bob', true, 2, 'asked'],
  ['without others it is said where the account is', 'bob', true, 0, 'here'],
] as const)('%s', (_, acct, elsewhere, others, expected) => {
  expect(choiceOf({ username: 'bob', acct }, { elsewhere, others })).toBe(expected)
})
