/** Tests docs/spec/timelines.md#catch-up. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { catchUp } from './catch-up.ts'

const account = (id: string) => ({ id, username: id, acct: id })
const post = (id: string, by: string, fields: object = {}) => ({
  id,
  account: account(by),
  content: 'text',
  visibility: 'public',
  ...fields,
})
const repost = (id: string, by: string, reblog: object) => post(id, by, { content: '', reblog })
const link = (href: string) => ({ content: `<p><a href="${href}">${href}</a></p>` })

function arranged(...entries: object[]) {
  const { replies, groups, links } = catchUp(
    entries.map((entry) => parse(Post, entry)),
    'me',
  )
  return {
    replies: replies.map(({ id }) => id),
    groups: groups.map(({ account: { id }, entries: posts }) => [id, ...posts.map((entry) => entry.id)]),
    links: links.map(({ href, people }) => [href, ...people.map(({ id }) => id)]),
  }
}

// docs/spec/timelines.md#catch-up
test('who has written little stands before who has written much, the newest of each first', () => {
  const { groups } = arranged(post('5', 'bob'), post('4', 'carol'), post('3', 'bob'), post('2', 'dora'))
  expect(groups).toEqual([
    ['carol', '4'],
    ['dora', '2'],
    ['bob', '5', '3'],
  ])
})

// docs/spec/timelines.md#catch-up
test('replies to the viewer stand apart, own posts and those of muted people are left out', () => {
  const reply = { in_reply_to_account_id: 'me' }
  expect(
    arranged(
      post('9', 'bob', reply),
      post('8', 'me'),
      post('7', 'carol', { hidden: true }),
      repost('6', 'bob', post('5', 'carol', { hidden: true })),
      repost('4', 'bob', post('3', 'me')),
      repost('2', 'bob', post('1', 'dora', reply)),
    ),
  ).toEqual({ replies: ['9'], groups: [['bob', '1']], links: [] })
})

// docs/spec/timelines.md#catch-up
test('a post stands there once: as its author’s, or as the newest repost', () => {
  const { groups } = arranged(
    repost('9', 'bob', post('1', 'carol')),
    repost('8', 'bob', post('2', 'eve')),
    repost('7', 'dora', post('2', 'eve')),
    post('1', 'carol'),
  )
  expect(groups).toEqual([
    ['bob', '2'],
    ['carol', '1'],
  ])
})

// docs/spec/timelines.md#catch-up
test('links are gathered with who posted them, those of most people first', () => {
  const [tea, rain] = ['https://tea.example/', 'https://rain.example/']
  const { links } = arranged(
    post('4', 'bob', link(rain)),
    post('3', 'bob', link(tea)),
    post('2', 'bob', link(tea)),
    repost('1', 'carol', post('0', 'eve', link(tea))),
  )
  expect(links).toEqual([
    [tea, 'bob', 'carol'],
    [rain, 'bob'],
  ])
})
