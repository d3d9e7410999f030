import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Attachment } from '#contract/entities/attachment.ts'
import { emptyDraft, tryAt } from './draft.ts'
import { asNewPost } from './lost-parent.ts'

test.each([
  ['reply', null, 'direct'],
  ['reply', 'conversation', 'direct'],
  ['reply', 'direct', 'direct'],
  ['reply', 'private', 'private'],
  ['reply', 'public', 'public'],
  ['edit', null, 'direct'],
  ['quote', null, null],
  ['quote', 'public', 'public'],
] as const)('a %s for %s becomes a new post for %s', (kind, visibility, wanted) => {
  const draft = { ...emptyDraft('half a thought', 'old'), visibility }
  expect(asNewPost(kind, draft, 'new').visibility).toBe(wanted)
})

// docs/spec/groups.md#where-a-draft-goes
test.each([
  ['group', null, 'direct'],
  ['quote', 'g', null],
] as const)('a draft that was a %s for a group goes to %s, for %s', (kind, groupId, visibility) => {
  const draft = { ...emptyDraft('half a thought', 'old'), groupId: 'g' }
  expect(asNewPost(kind, draft, 'new')).toMatchObject({ groupId, visibility })
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

test('files that an earlier try may have made part of a post are sent again', () => {
  const uploaded = parse(Attachment, { id: 'at the server', type: 'image', url: 'https://kith.example/1' })
  const file = { key: 'f', name: 'f.png', mediaType: 'image/png', description: '', uploaded }
  const draft = { ...emptyDraft('look', 'old'), attachments: [file] }
  expect(asNewPost('reply', draft, 'new').attachments).toEqual([file])
  expect(
    asNewPost('edit', { ...draft, attachments: [{ ...file, isPublished: true }] }, 'new').attachments,
  ).toEqual([])
  const tried = asNewPost('reply', tryAt(draft, 'direct', 5), 'new')
  expect(tried.attachments).toEqual([{ ...file, uploaded: null }])
})
