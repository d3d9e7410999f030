/** Tests docs/spec/profiles.md#two-of-one-name. */
import { expect, test } from 'vitest'
import { hostToSay, sharesName } from './shared-names.ts'

const person = (acct: string, display_name: string | null = null) => ({
  acct,
  username: acct.split('@')[0] ?? '',
  display_name,
})
const mention = (acct: string) => ({ id: acct, url: '', ...person(acct) })

const ERIN = person('erin', 'Erin')

test.each([
  ['another server', [person('erin@meadow.example', 'Erin')], true],
  ['capital letters apart', [person('erin@meadow.example', 'ERIN')], true],
  ['without a name of its own', [person('Erin@meadow.example')], true],
  ['oneself', [ERIN], false],
  ['another name', [person('erin@meadow.example', 'Erin of the meadow')], false],
  ['nobody', [], false],
])('Erin shares her name: %s', (_, others, expected) => {
  expect(sharesName(ERIN, others)).toBe(expected)
})

test.each([
  ['of two servers', 'erin@a.example', ['erin@a.example', 'erin@b.example'], 'a.example'],
  ['of this server and another', 'erin@a.example', ['erin', 'erin@a.example'], 'a.example'],
  ['the one of this server', 'erin', ['erin', 'erin@a.example'], null],
  ['alone', 'erin@a.example', ['erin@a.example', 'bob'], null],
])('the host of a mention: %s', (_, acct, mentions, expected) => {
  expect(hostToSay(mention(acct), mentions.map(mention))).toBe(expected)
})
