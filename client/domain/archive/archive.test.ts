/** Tests docs/spec/account.md#archive. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { archiveName, mostCalls, newArchive, withFile, withPage } from './archive.ts'
import { archivePage } from './page.ts'

const file = (url: string, type = 'image', description = '') => ({ id: url, type, url, description })
const post = (id: string, fields: object = {}) =>
  parse(Post, {
    id,
    account: { id: 'a' },
    visibility: 'public',
    created_at: '2026-01-02T03:04:05Z',
    url: `https://kith.example/post/${id}`,
    ...fields,
  })
const png = 'https://kith.example/media/a.png'
const clip = 'https://kith.example/media/../../b'

// docs/spec/account.md#archive
test('posts come page by page, then each file once, under a name that the archive gives it', () => {
  const first = withPage(
    newArchive(5),
    [post('1', { media_attachments: [file(png), file(clip, 'video')] })],
    { next: '/next' },
  )
  expect(first.isListed).toBe(false)
  const media = [file(png), file('data:text/html,x'), file(`${png}?2`)]
  const listed = withPage(first, [post('2', { media_attachments: media })], { next: null, unreadable: 1 })
  expect([listed.posts, listed.pages, listed.isListed, listed.unreadable]).toEqual([2, 2, true, 1])
  expect(listed.files).toEqual([
    { url: png, path: 'files/00001.png' },
    { url: clip, path: 'files/00002.mp4' },
    { url: `${png}?2`, path: 'files/00003.png' },
  ])
  const [one] = listed.files
  if (!one) throw new Error('there are three files')
  const done = [true, false, true].reduce(
    (archive, isThere, index) => withFile(archive, listed.files[index] ?? one, isThere),
    listed,
  )
  expect(done.asked).toBe(3)
  expect(done.failed).toEqual([clip])
})

// docs/spec/account.md#archive
test('the page shows posts as plain text that cannot act, with the files that came', () => {
  const evil = '<script>alert(1)</script><p onclick="x()">One &lt;b&gt;<br>two</p>'
  const posts = [
    post('1', { content: evil, media_attachments: [file(png, 'image', 'A "heron"'), file(clip, 'video')] }),
    post('2', { content: '<p><a href="https://tea.example/?a=1&amp;b=2">tea</a></p>', url: 'javascript:x' }),
  ]
  const archive = withFile(
    withFile(withPage(newArchive(0), posts, { next: null }), { url: png, path: '' }, true),
    { url: clip, path: '' },
    false,
  )
  const account = parse(Account, {
    id: 'a',
    username: 'anna',
    display_name: '<i>Anna</i>',
    note: '<p>Hi</p>',
  })
  const page = archivePage(
    { account, posts, archive },
    { locale: 'fa', direction: 'rtl', title: 'T', original: 'O', failed: 'F', time: String },
  )
  expect(page).toContain('<html lang="fa" dir="rtl">')
  expect(page).toContain("default-src 'none'")
  expect(page).toContain('<h1>&lt;i&gt;Anna&lt;/i&gt;</h1>')
  expect(page).toContain('One &lt;b&gt;</p>\n<p dir="auto">two</p>')
  expect(page).toContain('<img src="files/00001.png" alt="A &quot;heron&quot;" width="480">')
  expect(page).toContain('<a href="https://tea.example/?a=1&amp;b=2">')
  expect(page).toContain(`<h2>F</h2>\n<ul>\n<li dir="auto">${clip}</li>`)
  expect(page).not.toMatch(/<script|onclick|href="javascript|files\/00002/)
})

// docs/spec/account.md#archive
test.each([
  [0, 5],
  [1, 6],
  [1000, 105],
  [-1, 5],
])('with %d posts %d calls may ask for them', (count, most) => {
  expect(mostCalls(count)).toBe(most)
})

test('the name of the zip has the user and the day', () => {
  expect(archiveName('an/na', Date.UTC(2026, 0, 2))).toBe('kith-anna-2026-01-02.zip')
})
