/** Tests docs/spec/feeds.md#add-a-member. */
import { describe, expect, test } from 'vitest'
import { cleanAddress, findByAddress } from './person-address.ts'

describe('the address of a person', () => {
  test.each([
    ['bob', 'bob'],
    [' @bob@meadow.example ', 'bob@meadow.example'],
    ['@ bob', 'bob'],
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
