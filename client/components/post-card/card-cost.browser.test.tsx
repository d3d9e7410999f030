import '#styles/global.css'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { parse } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parseHtml } from '#components/content/parse-html.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Post } from '#contract/entities/post.ts'
import { connect } from '#data/connection/api.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { PostCard } from './PostCard.tsx'
import { UnlessMuted } from './UnlessMuted.tsx'

/** Tells which cards are drawn: each begins with it. */
vi.mock('./UnlessMuted.tsx', { spy: true })
vi.mock('#components/content/parse-html.ts', { spy: true })

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const ROLE = { permissions_names: ['create_post'] }
const ACCOUNT = { id: 'a', username: 'alba', acct: 'alba', display_name: 'Alba', avatar: PICTURE, role: ROLE }
const ORDINARY = {
  account: ACCOUNT,
  visibility: 'public',
  content: '<p>Rain, and then <a href="https://rain.example/">more rain</a>.</p>',
  created_at: new Date().toISOString(),
  replies_count: 2,
  reblogs_count: 3,
  favourites_count: 4,
}
const RICH = {
  pleroma: { emoji_reactions: [{ name: '🎉', url: null, count: 2, me: true }] },
  media_attachments: [{ id: 'm', type: 'image', url: PICTURE, description: 'Rain' }],
}

const postsQuery = queryOptions<Post[]>({ queryKey: ['posts', 'test'], queryFn: skipToken })

beforeEach(() => activateLocale('en', 'ltr'))
afterEach(() => setToken(null))

function Cards() {
  const posts = useQuery(postsQuery).data ?? []
  return posts.map((post, index) => <PostCard key={post.id} post={post} position={index + 1} />)
}

async function show(...posts: object[]) {
  const client = createQueryClient()
  const shown = posts.map((post, index) => parse(Post, { id: `p${index + 1}`, ...ORDINARY, ...post }))
  client.setQueryData(postsQuery.queryKey, shown)
  client.setQueryData(instanceQuery.queryKey, parse(Instance, {}))
  setToken('token')
  client.setQueryData(viewerQuery('token').queryKey, shown[0]?.account)
  return render(
    <Texts>
      <ServerState client={client}>
        <Cards />
      </ServerState>
    </Texts>,
  )
}

const elementsOf = (card: Element | undefined) => (card?.querySelectorAll('*').length ?? 0) + 1
const like = (card: number) => page.getByRole('button', { name: /^Like/ }).nth(card)
const isLiked = (card: number) => like(card).element().ariaPressed === 'true'

/** Waits until all that was called for is done, but no timer and no frame has come. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

// docs/spec/posts.md#what-a-card-costs
test('an ordinary post is few elements, and hardly more with a picture and a reaction', async () => {
  await show({}, RICH)
  const [ordinary, rich] = page.getByRole('article').elements()
  // Each count is an element of its own, which no translator touches
  // (docs/spec/conventions.md#translated-pages).
  expect(elementsOf(ordinary)).toBeLessThanOrEqual(25)
  expect(elementsOf(rich)).toBeLessThanOrEqual(40)
})

// docs/spec/posts.md#what-a-card-costs
test('what a button opens is made when it is pressed, and leaves when it is closed', async () => {
  await show({})
  const made = () => document.querySelectorAll('article [popover]').length
  expect(made()).toBe(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  expect(made()).toBe(1)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.poll(made).toBe(0)
  await expect.element(page.getByRole('button', { name: 'More actions', expanded: false })).toBeVisible()
})

// docs/spec/posts.md#what-a-card-costs
test('a like shows before the next frame, draws its card alone, and leaves its text', async () => {
  connect({ origin: 'https://kith.example', fetch: () => new Promise(() => undefined) })
  await show({}, {}, {})
  vi.mocked(UnlessMuted).mockClear()
  vi.mocked(parseHtml).mockClear()
  const button = like(1).element()
  if (button instanceof HTMLElement) button.click()
  await nextTask()
  expect([isLiked(0), isLiked(1), isLiked(2)]).toEqual([false, true, false])
  await expect.element(like(1)).toHaveAccessibleName('Like, 5 likes and reactions')
  expect(vi.mocked(UnlessMuted).mock.calls.map(([{ post }]) => post.id)).toEqual(['p2'])
  expect(parseHtml).not.toHaveBeenCalled()
})
