import { describe, expect, test } from 'vitest'
import { insertReply, pathOf, threadRows, unfoldedRows, withMissing } from './thread.ts'

/** `'b<a'`: b is a reply to a. `'b<?'`: b is a reply to a post that is not visible. */
const post = (text: string) => {
  const [id = '', parent] = text.split('<')
  return {
    id,
    in_reply_to_id: parent === undefined || parent === '' ? null : parent,
    pleroma: { parent_visible: parent !== '' },
  }
}
const posts = (text: string) => text.split(' ').filter(Boolean).map(post)

/** Returns the rows as text: a dash per level, a question mark for a missing post. */
const picture = (rows: readonly { id: string; post: unknown; depth: number }[]) =>
  rows.map((row) => '-'.repeat(row.depth) + (row.post ? row.id : '?')).join(' ')

const rows = (text: string) => threadRows(posts(text))

describe('docs/spec/threads.md#the-thread-of-a-post: a tree in the order of the server', () => {
  test.each([
    ['nothing', '', ''],
    ['one post', 'a', 'a'],
    ['a chain', 'a b<a c<b', 'a -b --c'],
    ['branches', 'a b<a c<b d<a', 'a -b --c -d'],
    ['siblings keep their order', 'a d<a c<a b<a', 'a -d -c -b'],
    ['a reply that comes before its parent', 'a c<b b<a', 'a -b --c'],
    ['several beginnings', 'a b c<a', 'a -c b'],
  ])('%s', (_, sent, drawn) => {
    expect(picture(rows(sent))).toBe(drawn)
  })
})

// docs/spec/threads.md#posts-that-cannot-be-shown
describe("'Post is not available' stands in for a parent that is not visible", () => {
  test.each([
    ['of the first post', 'b<x c<b', '? -b --c'],
    ['whose id is unknown', 'a b<', 'a -? --b'],
    ['in the middle, with its reply', 'a b<x c<a', 'a -? --b -c'],
    ['once for all its replies', 'a b<x c<x d<a', 'a -? --b --c -d'],
    ['inside the branch that goes on after it', 'a b<a c<x d<b e<a', 'a -b --? ---c --d -e'],
    ['at the end', 'a b<a c<x', 'a -b -? --c'],
    ['two of them below a third', 'a<x b<y c<x', '? -a -? --b -c'],
  ])('%s', (_, sent, drawn) => {
    expect(picture(rows(sent))).toBe(drawn)
  })

  test('a parent that is loaded needs no placeholder', () => {
    const hidden = { ...post('b<a'), pleroma: { parent_visible: false } }
    expect(picture(threadRows([post('a'), hidden]))).toBe('a -b')
  })
})

describe('impossible parents do no harm', () => {
  test.each([
    ['the same post twice', 'a b<a b<a', 'a -b'],
    ['a post that is a reply to itself', 'a b<b', 'a b'],
    ['two posts that are replies to each other', 'a b<c c<b', 'a b -c'],
    ['a circle with a tail', 'b<d c<b d<c e<d', 'b -c --d ---e'],
  ])('%s', (_, sent, drawn) => {
    expect(picture(rows(sent))).toBe(drawn)
  })

  test('a thread without branches, ten thousand posts long', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) =>
      post(index === 0 ? '0' : `${index}<${index - 1}`),
    )
    expect(threadRows(chain).at(-1)).toMatchObject({ id: '9999', depth: 9999 })
  })
})

// docs/spec/threads.md#branches
describe('collapsing', () => {
  const thread = rows('a b<a c<b d<c e<b f<a g<x')

  test('each row knows how many posts are below it', () => {
    expect(thread.map(({ replies }) => replies)).toEqual([6, 3, 1, 0, 0, 0, 1, 0])
  })

  test.each([
    ['not the whole thread, not a single reply', 'a b<a c<b d<a', []],
    ['each of several branches', 'a b<a c<b d<b e<a f<e g<f', ['b', 'e']],
    ['a chain where it begins, not at its links', 'a b<a c<b d<c e<d x<a', ['b']],
    ['a fork inside a chain', 'a b<a c<b d<c e<c', ['c']],
  ])('%s', (_, sent, heads) => {
    expect(
      rows(sent)
        .filter(({ foldable }) => foldable)
        .map(({ id }) => id),
    ).toEqual(heads)
  })

  test('hides the whole branch and nothing else', () => {
    expect(picture(unfoldedRows(thread, new Set(['b'])))).toBe('a -b -f -? --g')
    expect(picture(unfoldedRows(thread, new Set(['c', 'b'])))).toBe('a -b -f -? --g')
    expect(picture(unfoldedRows(thread, new Set(['elsewhere'])))).toBe(picture(thread))
  })

  test.each([
    ['d', ['c', 'b', 'a']],
    ['f', ['a']],
    ['a', []],
    ['elsewhere', []],
  ])('to show %s, %j must be expanded', (id, path) => {
    expect(pathOf(thread, id)).toEqual(path)
  })
})

// docs/spec/threads.md#a-new-reply
describe('a new reply', () => {
  const ids = (sent: string, reply: string) => insertReply(posts(sent), post(reply)).map(({ id }) => id)

  test.each([
    ['is inserted right after its parent', 'a b<a c<b d<a', 'n<a', ['a', 'n', 'b', 'c', 'd']],
    ['also at the end', 'a b<a', 'n<b', ['a', 'b', 'n']],
    ['is inserted once', 'a n<a', 'n<a', ['a', 'n']],
    ['to another thread changes nothing', 'a b<a', 'n<x', ['a', 'b']],
  ])('%s', (_, sent, reply, after) => {
    expect(ids(sent, reply)).toEqual(after)
  })
})

describe('a post that the server has left out', () => {
  test.each([
    ['begins the thread when it is no reply', 'b<a c<b', 'a', 'abc'],
    ['is inserted before its replies', 'a c<b d<a', 'b<a', 'abcd'],
    ['is inserted before later replies to the same post', 'a b<a d<a', 'c<a', 'abcd'],
    ['is inserted last otherwise', 'a b<a', 'c<b', 'abc'],
    ['is the only post', '', 'c<b', 'c'],
  ])('%s', (_, sent, missing, after) => {
    const ids = withMissing(posts(sent), post(missing)).map(({ id }) => id)
    expect(ids.join('')).toBe(after)
  })
})
