/** Tests docs/spec/administration.md#load-posts-of-a-remote-profile. */
import { expect, test } from 'vitest'
import { hostOf } from './host.ts'

test.each([
  ['bob@far.example', 'far.example'],
  ['@bob@far.example', 'far.example'],
  ['bob@far.example:8080', 'far.example:8080'],
  ['https://far.example/users/bob', 'far.example'],
  ['https://far.example/@bob', 'far.example'],
  ['ap://did:key:z6Mk/actor', 'ap://did:key:z6Mk/actor'],
])('%s: %s', (acct, host) => {
  expect(hostOf({ acct })).toBe(host)
})
