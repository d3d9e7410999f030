/** Tests docs/spec/feeds.md#merged-by-time. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorText, mergedPage, readCursor, type SourcePage, untilOf } from './merge.ts'

interface Post {
  id: string
  reblog?: { id: string } | null
}

const idOf = (time: number) => String(time).padStart(6, '0')
const post = (time: number): Post => ({ id: idOf(time) })
const page = (source: number, times: number[], until: number | null): SourcePage<Post> => ({
  source,
  items: times.map(post),
  until: until === null ? null : idOf(until),
})
const timesOf = (items: readonly Post[]) => items.map(({ id }) => Number(id))

describe('one page', () => {
  // docs/spec/feeds.md#merged-by-time
  test('is in the order of time, with each post once', () => {
    const { items, next } = mergedPage([page(0, [9, 5, 2], null), page(1, [8, 5, 1], null)])
    expect(timesOf(items)).toEqual([9, 8, 5, 2, 1])
    expect(next).toBeNull()
  })

  // docs/spec/feeds.md#merged-by-time
  test('ends where a source that has more is not known any further', () => {
    const { items, next } = mergedPage([page(0, [9, 7], 7), page(1, [8, 3, 1], null), page(2, [6], null)])
    expect(timesOf(items)).toEqual([9, 8, 7])
    expect(next).toEqual({ before: idOf(7), sources: [0, 1, 2] })
  })

  test('asks no source again that has ended and shown all', () => {
    const { next } = mergedPage([page(0, [9, 7], 7), page(1, [8], null), page(2, [], null)])
    expect(next?.sources).toEqual([0])
  })

  test('an empty page of a source that goes on keeps older posts back', () => {
    const { items, next } = mergedPage([page(0, [], 5), page(1, [8, 3], null)])
    expect(timesOf(items)).toEqual([8])
    expect(next).toEqual({ before: idOf(5), sources: [0, 1] })
  })

  test('a server that ignores cursors ends the feed', () => {
    expect(mergedPage([page(0, [9, 8], 8)], idOf(8))).toEqual({ items: [], next: null })
  })

  test('ids that are counted are in the order of their numbers', () => {
    const items = [{ id: '100' }, { id: '99' }]
    expect(mergedPage([{ source: 0, items, until: '99' }]).items).toEqual(items)
  })

  // docs/spec/feeds.md#merged-by-time
  test('a post and its reposts are one entry, the newest, also on a later page', () => {
    const original = post(3)
    const repost = (time: number) => ({ ...post(time), reblog: original })
    const pages = [{ source: 0, items: [repost(9), repost(7), original], until: null }, page(1, [8], null)]
    expect(timesOf(mergedPage(pages).items)).toEqual([9, 8])
    expect(mergedPage([page(0, [3, 2], null)], idOf(4), [repost(9)]).items).toEqual([post(2)])
  })
})

test.each([
  [null, [post(5)], null],
  ['/api/v1/timelines/tag/tea?limit=20&max_id=000003', [post(5)], '000003'],
  ['/api/v1/timelines/tag/tea?limit=20&max_id=000003', [], '000003'],
  ['/api/v1/timelines/tag/tea?page=2', [post(5), post(4)], '000004'],
  ['/api/v1/timelines/tag/tea?page=2', [], null],
])('a source whose next page is %s is known down to the right post', (next, items, until) => {
  expect(untilOf({ items, next })).toBe(until)
})

test('a cursor is one text', () => {
  expect(readCursor(null, ['a', 'b'])).toEqual({ before: null, sources: [0, 1] })
  const cursor = { before: idOf(7), sources: [0, 2] }
  expect(readCursor(cursorText(cursor), ['a', 'b', 'c'])).toEqual(cursor)
})

/** A source of the model: its entries by time, the newest first, of which it sends a few at a time. */
type Source = readonly Post[]

/** Returns the page of a source below a post. */
function ask(entries: Source, source: number, before: string | null, size: number): SourcePage<Post> {
  const items = entries.filter(({ id }) => before === null || id < before).slice(0, size)
  return { source, items, until: items.length === size ? (items.at(-1)?.id ?? null) : null }
}

/** Reads a feed to its end; each step is a page with what the sources have sent for it. */
function read(sources: readonly Source[], size: number) {
  const steps: { items: Post[]; sent: SourcePage<Post>[] }[] = []
  let text: string | null = null
  do {
    const { before, sources: asked } = readCursor(text, sources)
    const sent = asked.map((source) => ask(sources[source] ?? [], source, before, size))
    const shown = steps.flatMap(({ items }) => items)
    const { items, next } = mergedPage(sent, before, shown)
    steps.push({ items, sent })
    text = next && cursorText(next)
  } while (text !== null)
  return steps
}

/** A post at a time; one in four is a repost of an older one. */
const entry = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.option(fc.integer({ min: 1, max: 200 }), { freq: 4 }))
  .map(
    ([time, of]): Post => ({
      ...post(time),
      reblog: of !== null && of < time && time % 4 === 0 ? post(of) : null,
    }),
  )
const source = fc
  .uniqueArray(entry, { maxLength: 60, size: 'max', selector: ({ id }) => id })
  .map((entries) => entries.toSorted((one, other) => (one.id < other.id ? 1 : -1)))

/** Several sources; the same time in two of them is the same post. */
const sources = fc.array(source, { minLength: 1, maxLength: 5 }).map((all) => {
  const byId = new Map<string, Post>()
  for (const one of all.flat()) byId.set(one.id, byId.get(one.id) ?? one)
  return all.map((entries) => entries.map((one) => byId.get(one.id) ?? one))
})
const size = fc.integer({ min: 1, max: 8 })

const contentOf = ({ id, reblog }: Post) => reblog?.id ?? id

// docs/spec/feeds.md#merged-by-time
describe('whatever the sources hold', () => {
  test('all pages together are in the order of time', () => {
    fc.assert(
      fc.property(sources, size, (all, most) => {
        const ids = read(all, most).flatMap(({ items }) => items.map(({ id }) => id))
        expect(ids).toEqual(ids.toSorted().reverse())
      }),
    )
  })

  test('nothing is lost', () => {
    fc.assert(
      fc.property(sources, size, (all, most) => {
        const shown = new Set(read(all, most).flatMap(({ items }) => items.map(contentOf)))
        expect(shown).toEqual(new Set(all.flat().map(contentOf)))
      }),
    )
  })

  test('nothing is there twice, as itself or as a repost', () => {
    fc.assert(
      fc.property(sources, size, (all, most) => {
        const shown = read(all, most).flatMap(({ items }) => items.map(contentOf))
        expect(shown).toHaveLength(new Set(shown).size)
      }),
    )
  })

  test('no post is older than where a source that has more is known', () => {
    fc.assert(
      fc.property(sources, size, (all, most) => {
        for (const { items, sent } of read(all, most)) {
          for (const { until } of sent) for (const { id } of items) expect(id >= (until ?? '')).toBe(true)
        }
      }),
    )
  })

  test('a page takes at most one call for each source, and brings a whole page while there is one', () => {
    fc.assert(
      fc.property(sources, size, (all, most) => {
        const steps = read(all, most)
        for (const { sent } of steps) expect(sent.length).toBeLessThanOrEqual(all.length)
        for (const { sent } of steps.slice(0, -1)) {
          const known = new Set(sent.flatMap(({ items }) => items.map(({ id }) => id)))
          expect(known.size).toBeGreaterThanOrEqual(most)
        }
      }),
    )
  })
})
