/** Tests docs/spec/profiles.md#bio-and-fields, docs/spec/profiles.md#legacy-proofs. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { isAboutLong, shownFields } from './fields.ts'

const accountWith = (more: Record<string, unknown>) =>
  parse(Account, { id: '1', username: 'alice', acct: 'alice', ...more })
const instanceWith = (max_profile_fields: number) =>
  parse(Instance, { configuration: { accounts: { max_profile_fields } } })
const field = (name: string, more = {}) => ({ name, value: 'v', verified_at: null, ...more })

// docs/spec/profiles.md#bio-and-fields
test('identity proofs come first', () => {
  const account = accountWith({ fields: [field('Garden')], identity_proofs: [field('Key')] })
  expect(shownFields(account, null).map(({ name, isWhole }) => [name, isWhole])).toEqual([
    ['Key', true],
    ['Garden', false],
  ])
})

// docs/spec/profiles.md#bio-and-fields
test('there are no more than the instance allows, and ten where it does not say', () => {
  const fields = Array.from({ length: 14 }, (_, index) => field(`${index}`))
  const account = accountWith({ fields, identity_proofs: [field('Key')] })
  expect(shownFields(account, instanceWith(4)).map(({ name }) => name)).toEqual(['Key', '0', '1', '2'])
  expect(shownFields(account, null)).toHaveLength(10)
})

// docs/spec/profiles.md#bio-and-fields
test('a verified field has its date; that of a proof is only the time of the request', () => {
  const verified = { verified_at: '2026-01-02T03:04:05Z' }
  const account = accountWith({
    fields: [field('Site', verified), field('Garden')],
    identity_proofs: [field('Key', verified)],
  })
  expect(shownFields(account, null).map(({ isVerified, verifiedAt }) => [isVerified, verifiedAt])).toEqual([
    [true, null],
    [true, '2026-01-02T03:04:05Z'],
    [false, null],
  ])
})

// docs/spec/profiles.md#legacy-proofs
test('a legacy proof of a known kind is renewed, each in its way', () => {
  const account = accountWith({
    fields: [field('$ETH', { is_legacy_proof: true })],
    identity_proofs: [
      field('$ETH', { is_legacy_proof: true }),
      field('Key', { is_legacy_proof: true }),
      field('Key'),
      field('$XYZ', { is_legacy_proof: true }),
    ],
  })
  expect(shownFields(account, null).map(({ renewal }) => renewal)).toEqual([
    'ethereum',
    'key',
    null,
    null,
    null,
  ])
})

// docs/spec/profiles.md#bio-and-fields
test('long text, many fields and long fields are folded', () => {
  const fieldsOf = (count: number, value = 'v') =>
    shownFields(accountWith({ fields: Array.from({ length: count }, () => field('n', { value })) }), null)
  expect(isAboutLong('<p>short</p>', fieldsOf(5))).toBe(false)
  expect(isAboutLong('<p>short</p>', fieldsOf(6))).toBe(true)
  expect(isAboutLong('<p>short</p>', fieldsOf(2, 'x'.repeat(2_000)))).toBe(true)
  expect(isAboutLong(`<p>${'x'.repeat(3_000)}</p>`, [])).toBe(true)
})
