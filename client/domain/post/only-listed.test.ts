// docs/spec/subscriptions.md#posts-from-before-a-subscription
import { expect, test } from 'vitest'
import { isOnlyListed } from './only-listed.ts'

const mention = (id: string) => ({ id, username: id, acct: id, url: '' })
const post = (visibility: string, mentioned: string[]) =>
  ({ visibility, account: { id: 'alice' }, mentions: mentioned.map(mention) }) as unknown as Parameters<
    typeof isOnlyListed
  >[0]

test.each([
  ['subscribers', ['carol'], 'bob', true],
  ['subscribers', [], undefined, true],
  ['subscribers', ['bob', 'carol'], 'bob', false],
  ['subscribers', [], 'alice', false],
  ['private', ['carol'], 'bob', false],
  ['public', [], 'bob', false],
] as const)(
  'a post for %s that mentions %j: only listed for %s is %s',
  (visibility, mentioned, viewer, is) => {
    expect(isOnlyListed(post(visibility, [...mentioned]), viewer)).toBe(is)
  },
)
