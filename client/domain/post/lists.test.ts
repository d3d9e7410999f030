import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { listsOf } from './lists.ts'

const post = (more: Record<string, unknown>) =>
  parse(Post, {
    id: '1',
    account: { id: 'a', username: 'alice', acct: 'alice' },
    visibility: 'public',
    ...more,
  })

test.each<[string, Record<string, unknown>, string]>([
  ['a public post', {}, 'home local federated account/a/posts account/a/replies'],
  ['one for followers', { visibility: 'private' }, 'home account/a/posts account/a/replies'],
  ['one for subscribers', { visibility: 'subscribers' }, 'home account/a/posts account/a/replies'],
  ['a direct one', { visibility: 'direct' }, 'home direct account/a/posts account/a/replies'],
  ['a public reply', { in_reply_to_id: '7' }, 'home local federated account/a/replies'],
  [
    'a reply in a conversation',
    { visibility: 'conversation', in_reply_to_id: '7' },
    'home account/a/replies',
  ],
  [
    'with tags, however they are written',
    { visibility: 'private', tags: [{ name: 'Kith' }, { name: 'kith' }, { name: 'tea' }] },
    'home tag/kith tag/tea account/a/posts account/a/replies',
  ],
  [
    'one to a group',
    { group: { id: 'g', username: 'club' } },
    'home local federated group/g account/a/posts account/a/replies',
  ],
  [
    'a reply in a group',
    { group: { id: 'g', username: 'club' }, in_reply_to_id: '7' },
    'home local federated account/a/replies',
  ],
  [
    'with a file',
    { visibility: 'private', media_attachments: [{ id: 'm', type: 'image', url: '/m' }] },
    'home account/a/posts account/a/replies account/a/media',
  ],
])('%s: %o is listed in %s', (_, more, names) => {
  expect(
    listsOf(post(more))
      .map((name) => name.join('/'))
      .join(' '),
  ).toBe(names)
})
