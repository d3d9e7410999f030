/** Tests docs/spec/media.md#addresses-of-files in every field that holds the address of something shown. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from './account.ts'
import { Attachment } from './attachment.ts'
import { Instance } from './instance.ts'
import { Notification } from './notification.ts'
import { Post } from './post.ts'

const UUID = '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b'

const HOSTILE = [
  'data:text/html,<script>pwned()</script>',
  'data:text/html;image/png,<script>pwned()</script>',
  'data:image/svg+xml,<svg onload=pwned()>',
  'data:image/svg+xml;image/png,<svg onload=pwned()>',
  'DATA:IMAGE/SVG+XML,<svg>',
  ' data:image/png,x',
  'data:image/png',
  'data:,x',
  'data:application/xhtml+xml,x',
  `blob:https://kith.example/${UUID}`,
  `blob:${UUID}`,
  'blob:null/x',
  'filesystem:https://kith.example/temporary/x',
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  'java\nscript:pwned()',
  'about:blank',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:\\\\evil.example',
]

/** What is shown by its address, in one answer of each kind. */
function shownOf(url: string): unknown[] {
  const emojis = [{ shortcode: 'cat', url, static_url: url }]
  const account = {
    id: '1',
    username: 'ada',
    acct: 'ada',
    avatar: url,
    header: url,
    avatar_static: url,
    emojis,
  }
  const post = {
    id: '1',
    account,
    content: 'x',
    emojis,
    media_attachments: [{ id: '1', type: 'image', url, preview_url: url }],
    poll: { id: '1', options: [{ title: ':cat:', votes_count: 1 }], emojis },
    pleroma: { emoji_reactions: [{ name: 'cat', url, count: 1 }], quote: { id: '2', account, emojis } },
  }
  const reaction = { content: 'cat', emoji: emojis[0] }
  return [
    parse(Account, account),
    parse(Post, post),
    parse(Post, { id: '3', account, reblog: post }),
    parse(Notification, { id: '1', type: 'emoji_reaction', account, status: post, reaction }),
    parse(Instance, { uri: 'kith.example', thumbnail: url, contact_account: account }),
  ]
}

// docs/spec/media.md#addresses-of-files
test.each(HOSTILE)('%j is shown nowhere', (url) => {
  expect(JSON.stringify(shownOf(url))).not.toContain(JSON.stringify(url).slice(1, -1))
})

// docs/spec/media.md#addresses-of-files
test('a file without such an address is left out', () => {
  expect(() => parse(Attachment, { id: '1', type: 'image', url: `blob:${UUID}` })).toThrow()
  expect(parse(Attachment, { id: '1', type: 'image', url: '/media/x.png' }).url).toBe('/media/x.png')
})

test('an address that can be shown is there in each of them', () => {
  for (const answer of shownOf('https://kith.example/media/x.png')) {
    expect(JSON.stringify(answer)).toContain('https://kith.example/media/x.png')
  }
})
