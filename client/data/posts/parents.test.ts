import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { connectToServer, ORIGIN, signInAs } from '#tests/harness/client-and-server.ts'
import { followParents, parentQuery, repliesBesideParents } from './parents.ts'
import { changePost } from './post-cache.ts'
import { homeTimelineQuery } from './timelines.ts'

const person = { id: 'someone', username: 'someone', acct: 'someone' }
const post = (id: string, more = {}) => ({ id, account: person, content: `<p>${id}</p>`, ...more })
const reply = (id: string, to: string) => post(id, { in_reply_to_id: to })

let stop: () => void = () => undefined
afterEach(() => stop())

/** Shows a Home of pages. Returns the client, and a list that gets the ids of each call for posts. */
async function homeWith(pages: object[][], { maySend = true, answers = true } = {}) {
  const asked: string[][] = []
  connectToServer({
    onCall: (_, path) => {
      const { pathname, searchParams } = new URL(path, ORIGIN)
      if (pathname === '/api/v1/timelines/home') {
        const page = Number(searchParams.get('max_id') ?? 0)
        const next = `<${ORIGIN}${pathname}?max_id=${page + 1}>; rel="next"`
        return Response.json(pages[page], { headers: page + 1 < pages.length ? { link: next } : {} })
      }
      if (pathname === '/api/v1/accounts/relationships') return Response.json([])
      if (pathname !== '/api/v1/statuses') return undefined
      const ids = [...searchParams.values()]
      asked.push(ids)
      if (!answers) return new Response(null, { status: 503 })
      return Response.json(ids.filter((id) => id !== 'gone').map((id) => post(id)))
    },
  })
  await signInAs('alice')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stop = followParents(client, homeTimelineQuery, maySend)
  await client.fetchInfiniteQuery(homeTimelineQuery)
  return { client, asked }
}

const parentIn = (client: QueryClient, id: string) => client.getQueryData(parentQuery(id).queryKey)
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

// docs/spec/timelines.md#what-a-reply-answers
test('what the replies of a page answer comes in one call, and of the next page only what is new', async () => {
  const first = [reply('a', 'p'), reply('b', 'q'), post('w', { reblog: reply('c', 'p') })]
  const { client, asked } = await homeWith([first, [reply('d', 'p'), reply('e', 's')], [post('f')]])
  await vi.waitFor(() => expect(parentIn(client, 'q')?.content).toBe('<p>q</p>'))
  expect(asked).toEqual([['p', 'q']])
  await client.fetchInfiniteQuery({ ...homeTimelineQuery, pages: 2, staleTime: 0 })
  await vi.waitFor(() => expect(parentIn(client, 's')?.content).toBe('<p>s</p>'))
  await client.fetchInfiniteQuery({ ...homeTimelineQuery, pages: 3, staleTime: 0 })
  await settled()
  expect(asked).toEqual([['p', 'q'], ['s']])
})

// docs/spec/timelines.md#what-a-reply-answers
test('a parent that the list has is not asked for, and neither is one that the server does not show again', async () => {
  const { client, asked } = await homeWith([
    [reply('a', 'b'), post('b'), reply('c', 'gone')],
    [reply('d', 'gone')],
  ])
  await vi.waitFor(() => expect(parentIn(client, 'gone')).toBeNull())
  expect(parentIn(client, 'b')?.content).toBe('<p>b</p>')
  expect(repliesBesideParents.current()).toEqual(new Set(['a']))
  await client.fetchInfiniteQuery({ ...homeTimelineQuery, pages: 2, staleTime: 0 })
  await settled()
  expect(asked).toEqual([['gone']])
})

// docs/spec/timelines.md#what-a-reply-answers
test('where the server has no such call, only what is loaded is known', async () => {
  const { client, asked } = await homeWith([[reply('a', 'p'), post('x'), post('y'), reply('b', 'x')]], {
    maySend: false,
  })
  await settled()
  expect([parentIn(client, 'x')?.id, parentIn(client, 'p')]).toEqual(['x', undefined])
  expect(asked).toEqual([])
})

// docs/spec/timelines.md#what-a-reply-answers
test('a call that fails is made again with the next page, and says nothing to the reader', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { client, asked } = await homeWith([[reply('a', 'p')], [post('b')]], { answers: false })
  await vi.waitFor(() =>
    expect(warning).toHaveBeenCalledWith('what replies answer could not be loaded', expect.anything()),
  )
  await client.fetchInfiniteQuery({ ...homeTimelineQuery, pages: 2, staleTime: 0 })
  await vi.waitFor(() => expect(asked).toEqual([['p'], ['p']]))
  expect(parentIn(client, 'p')).toBeUndefined()
  warning.mockRestore()
})

// docs/spec/timelines.md#what-a-reply-answers
test('a parent changes with its post, and leaves with it', async () => {
  const { client } = await homeWith([[reply('a', 'p')]])
  await vi.waitFor(() => expect(parentIn(client, 'p')).toBeTruthy())
  changePost(client, 'p', (each) => ({ ...each, content: '<p>edited</p>' }))
  expect(parentIn(client, 'p')?.content).toBe('<p>edited</p>')
  changePost(client, 'p', () => null)
  expect(parentIn(client, 'p')).toBeNull()
})

// docs/spec/timelines.md#what-a-reply-answers
test('a like does not look for parents anew', async () => {
  const { client, asked } = await homeWith([[reply('a', 'p'), post('b')]])
  await vi.waitFor(() => expect(parentIn(client, 'p')).toBeTruthy())
  client.removeQueries({ queryKey: parentQuery('p').queryKey })
  changePost(client, 'b', (each) => ({ ...each, favourited: true }))
  await settled()
  expect(asked).toEqual([['p']])
})
