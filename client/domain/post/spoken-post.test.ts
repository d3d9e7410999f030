/** Tests docs/spec/posts.md#what-a-post-says-of-itself. */
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { type Sentence, spokenPost } from './spoken-post.ts'

const CONTEXT = {
  plainText: (html: string) => html.replaceAll(/<[^>]+>/g, ''),
  time: '5 minutes ago',
  audience: null,
  covers: true,
  isShort: false,
}

const account = { id: 'a', username: 'alba', display_name: 'Alba' }
const file = (type: string, description: string | null = null) => ({ id: type, type, description, url: type })
const post = (fields: object = {}) =>
  parse(Post, { id: 'p', account, content: '<p>Rain again</p>', visibility: 'public', ...fields })
const say = (fields: object = {}, context: object = {}): Sentence[] =>
  spokenPost(post(fields), { ...CONTEXT, ...context })

const TIME = { key: 'spoken.time', values: { time: '5 minutes ago' } }
const SAID = { key: 'spoken.said', values: { name: 'Alba', text: 'Rain again.' } }

const POLL = { id: 'q', options: [{ title: 'tea' }, { title: 'coffee!' }] }

// docs/spec/posts.md#what-a-post-says-of-itself
describe('a whole label', () => {
  test.each<[string, object, object, object[]]>([
    ['a text ends like a sentence', {}, {}, [SAID, TIME]],
    [
      'a post without a text',
      { content: '' },
      {},
      [{ key: 'spoken.silent', values: { name: 'Alba' } }, TIME],
    ],
    [
      'files with and without a description',
      { media_attachments: [file('image', ' Fog '), file('video')] },
      {},
      [
        SAID,
        { key: 'spoken.described', values: { kind: 'image', description: 'Fog.' } },
        { key: 'spoken.undescribed', values: { kind: 'video' } },
        TIME,
      ],
    ],
    [
      'covered files are counted, and not described',
      { sensitive: true, media_attachments: [file('image', 'Fog'), file('video')] },
      {},
      [SAID, { key: 'spoken.covered', values: { count: 2 } }, TIME],
    ],
    [
      'sensitive files that nobody covers',
      { sensitive: true, media_attachments: [file('image', 'Fog')] },
      { covers: false },
      [SAID, { key: 'spoken.described', values: { kind: 'image', description: 'Fog.' } }, TIME],
    ],
    ['a sensitive post without files', { sensitive: true }, {}, [SAID, TIME]],
    [
      'a poll that is over',
      { poll: { ...POLL, expired: true } },
      {},
      [SAID, { key: 'spoken.poll', values: { options: 'tea. coffee!', isOver: 'yes' } }, TIME],
    ],
    [
      'a quoted post',
      { links: [{ id: 'l', account: { id: 'b', username: 'bob' }, content: '<p>Sun</p>' }] },
      {},
      [SAID, { key: 'spoken.quote', values: { name: 'bob', text: 'Sun.' } }, TIME],
    ],
    [
      // docs/spec/groups.md#group-of-a-post
      'the group that it is in',
      { group: { id: 'g', username: 'club', display_name: 'The Club' } },
      {},
      [SAID, TIME, { key: 'spoken.group', values: { name: 'The Club' } }],
    ],
    [
      'who reposted it, and who can see it, come last',
      { account: { id: 'c', username: 'cleo' }, content: '', reblog: post() },
      { audience: 'Followers' },
      [
        SAID,
        TIME,
        { key: 'spoken.reposted', values: { name: 'cleo' } },
        { key: 'spoken.audience', values: { audience: 'Followers' } },
      ],
    ],
  ])('%s', (_, fields, context, sentences) => {
    expect(say(fields, context)).toEqual(sentences)
  })
})

// docs/spec/posts.md#what-a-post-says-of-itself
describe('a short label', () => {
  test('says who, how it begins, how many files, and when', () => {
    const fields = {
      content: 'rain '.repeat(40),
      media_attachments: [file('image', 'Fog')],
      poll: POLL,
    }
    expect(say(fields, { isShort: true, audience: 'Followers' })).toEqual([
      { key: 'spoken.said', values: { name: 'Alba', text: `${'rain '.repeat(15)}rain…` } },
      { key: 'spoken.files', values: { count: 1 } },
      TIME,
    ])
  })

  test('parts no letter that is made of two signs', () => {
    const [said] = say({ content: '😀'.repeat(100) }, { isShort: true })
    expect(said?.values).toEqual({ name: 'Alba', text: `${'😀'.repeat(80)}…` })
  })
})
