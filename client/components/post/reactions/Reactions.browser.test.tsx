import '#styles/global.css'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import axe from 'axe-core'
import { parse } from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { registerRefusalTexts } from '#components/feedback/error-text.ts'
import { findRefusal } from '#components/feedback/refusals.ts'
import { Post } from '#contract/entities/post.ts'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { NoticePlace } from '#ui/NoticePlace.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Reactions } from './Reactions.tsx'

registerRefusalTexts(findRefusal)

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const ACCOUNT = { id: 'a', username: 'alba', acct: 'alba' }
const REACTIONS = [
  { name: '🎉', url: null, count: 1200, me: false },
  { name: 'cat', url: PICTURE, count: 2, me: true },
  { name: 'nobody_knows_this_one_and_it_is_far_too_long_for_a_line', url: null, count: 1, me: false },
]
const postsQuery = queryOptions<Post[]>({ queryKey: ['posts', 'test'], queryFn: skipToken })

const postWith = (emoji_reactions: unknown): Post =>
  parse(Post, { id: 'p', account: ACCOUNT, visibility: 'public', pleroma: { emoji_reactions } })

beforeEach(() => activateLocale('en', 'ltr'))
afterEach(() => setToken(null))

function FirstReactions() {
  const [post] = useQuery(postsQuery).data ?? []
  return post && <Reactions post={post} />
}

async function show(reactions: unknown, as: 'guest' | 'user') {
  const client = createQueryClient()
  const post = postWith(reactions)
  client.setQueryData(postsQuery.queryKey, [post])
  if (as === 'user') {
    setToken('token')
    client.setQueryData(viewerQuery('token').queryKey, post.account)
  }
  return render(
    <Texts>
      <ServerState client={client}>
        <main style={{ inlineSize: 320 }}>
          <h1>Home</h1>
          <FirstReactions />
        </main>
        <NoticePlace />
        <Toasts label="Notices" dismissLabel="Dismiss" />
      </ServerState>
    </Texts>,
  )
}

// docs/spec/reactions.md#reactions-of-a-post
test('each reaction shows its count, and the viewer’s own is pressed', async () => {
  await show(REACTIONS, 'user')
  await expect
    .element(page.getByRole('button', { name: '🎉: 1,200 reactions', pressed: false }))
    .toHaveTextContent('1.2K')
  await expect.element(page.getByRole('button', { name: 'cat: 2 reactions', pressed: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  expect((await axe.run()).violations).toEqual([])
})

test('guests see reactions without buttons', async () => {
  await show(REACTIONS, 'guest')
  await expect.element(page.getByText('cat: 2 reactions')).toBeInTheDocument()
  expect(page.getByRole('button').elements()).toEqual([])
  expect((await axe.run()).violations).toEqual([])
})

test('a refused reaction is taken back and a toast shows the reason', async () => {
  connect({
    origin: 'https://kith.example',
    fetch: async () => Response.json({ error_description: 'permission error' }, { status: 403 }),
  })
  await show(REACTIONS, 'user')
  await page.getByRole('button', { name: 'cat: 2 reactions' }).click()
  await expect.element(page.getByText('You are not allowed to do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'cat: 2 reactions', pressed: true })).toBeVisible()
})

test.each([
  ['the same twice', [REACTIONS[1], REACTIONS[1]], 1],
  ['what is no reaction', [null, 7, REACTIONS[0]], 1],
  ['no list at all', 'many', 0],
])('an unexpected answer, %s, breaks nothing', async (_, reactions, count) => {
  await show(reactions, 'user')
  expect(page.getByRole('listitem').elements()).toHaveLength(count)
})
