/** Tests docs/spec/access.md#routes, docs/server/accounts.md#lookup. */
import { expect, test } from 'vitest'
import { profileAddress } from './address.ts'

test.each([
  [{ profileId: '0193-a' }, { id: '0193-a' }],
  [{ acct: 'alice' }, { acct: 'alice' }],
  [{ acct: '@alice' }, { acct: 'alice' }],
  [{ acct: 'Alice' }, { acct: 'Alice' }],
  [{ acct: 'off.by.one@lab.example' }, { acct: 'off.by.one@lab.example' }],
  [{ acct: '@wren@Meadow.Example' }, { acct: 'wren@meadow.example' }],
  [{ acct: 'jürgen@bücher.example' }, { acct: 'jürgen@xn--bcher-kva.example' }],
  [{ acct: 'two@hosts@here' }, { acct: 'two@hosts@here' }],
  [{ acct: 'name@no host' }, { acct: 'name@no host' }],
  [{}, { acct: '' }],
])('%o names %o', (params, address) => {
  expect(profileAddress(params)).toEqual(address)
})
