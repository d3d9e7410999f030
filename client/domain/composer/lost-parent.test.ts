import { expect, test } from 'vitest'
import { emptyDraft, tryAt } from './draft.ts'
import { asNewPost } from './lost-parent.ts'

test.each([
  ['reply', null, 'direct'],
  ['reply', 'conversation', 'direct'],
  ['reply', 'direct', 'direct'],
  ['reply', 'private', 'private'],
  ['reply', 'public', 'public'],
  ['quote', null, null],
  ['quote', 'public', 'public'],
] as const)('a %s for %s becomes a new post for %s', (kind, visibility, wanted) => {
  const draft = { ...emptyDraft('half a thought', 'old'), visibility }
  expect(asNewPost(kind, draft, 'new').visibility).toBe(wanted)
})

test('the server has never seen it, and all of it is there', () => {
  const poll = { options: ['tea'], multiple: false, amount: 1, unit: 'day' } as const
  const draft = tryAt({ ...emptyDraft('half a thought', 'old'), sensitive: true, poll }, 'public', 5)
  expect(asNewPost('reply', draft, 'new')).toEqual({
    ...draft,
    visibility: 'direct',
    idempotencyKey: 'new',
    tried: null,
  })
})
