/** Tests docs/spec/profiles.md#numbers-of-a-profile. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { numbersOf } from './numbers.ts'

const accountWith = (acct: string) =>
  parse(Account, {
    id: '1',
    username: 'alice',
    acct,
    statuses_count: 1,
    followers_count: 2,
    following_count: 3,
    subscribers_count: 4,
  })
const instanceWith = (chain_id: string, subscriptions: boolean) =>
  parse(Instance, { blockchains: [{ chain_id, features: { subscriptions } }] })

const THREE = 'posts 1, followers 2, following 3'

// docs/spec/profiles.md#numbers-of-a-profile
test.each([
  ['a local profile', 'alice', null, THREE],
  ['where people can subscribe', 'alice', instanceWith('monero:418', true), `${THREE}, subscribers 4`],
  ['where they cannot', 'alice', instanceWith('monero:418', false), THREE],
  ['on another chain', 'alice', instanceWith('eip155:1', true), THREE],
  ['a remote profile', 'alice@lab.example', instanceWith('monero:418', true), ''],
])('%s', (_, acct, instance, numbers) => {
  const shown = numbersOf(accountWith(acct), instance)
  expect(shown.map(({ tab, count }) => `${tab} ${count}`).join(', ')).toBe(numbers)
})

// docs/spec/groups.md#page-of-a-group
test('of a group its members are counted, and nothing that it cannot do', () => {
  const group = { ...accountWith('club'), username: 'club', is_group: true }
  expect(numbersOf(group, instanceWith('monero:418', true))).toEqual([{ tab: 'followers', count: 2 }])
})
