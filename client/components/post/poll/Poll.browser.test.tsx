import '#styles/global.css'
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import axe from 'axe-core'
import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
import { correctClock } from '#platform/time/clock.ts'
import { NoticePlace } from '#ui/NoticePlace.tsx'
import { toasts } from '#ui/notices.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { Poll } from './Poll.tsx'

registerRefusalTexts(findRefusal)

const HOUR = 3_600_000
const VIEWER = { id: 'v', username: 'vera', acct: 'vera' }
const AUTHOR = { id: 'a', username: 'alba', acct: 'alba' }

const OPEN = {
  id: 'p',
  expires_at: new Date(Date.now() + 2.5 * HOUR).toISOString(),
  expired: false,
  multiple: false,
  votes_count: 3,
  options: [
    { title: 'Saturn &amp; moons', votes_count: 2 },
    { title: '1 &lt; 2', votes_count: 1 },
    { title: 'Tea', votes_count: 0 },
  ],
  emojis: [],
  voted: false,
  own_votes: [],
}

const answer = vi.fn<(body: unknown) => Response>()

beforeEach(async () => {
  await activateLocale('en', 'ltr')
  connect({
    origin: 'https://kith.example',
    fetch: async (_url, init) => answer(JSON.parse(String(init.body))),
  })
})

afterEach(() => {
  setToken(null)
  toasts.set([])
  answer.mockReset()
  vi.restoreAllMocks()
})

function postWith(poll: object, author: object = AUTHOR): Post {
  return parse(Post, {
    id: 'p',
    account: author,
    pleroma: {},
    visibility: 'public',
    poll: { ...OPEN, ...poll },
  })
}

const postsQuery = queryOptions<Post[]>({ queryKey: ['posts', 'test'], queryFn: skipToken })

function FirstPoll() {
  const [post] = useQuery(postsQuery).data ?? []
  return post && <Poll post={post} />
}

async function show(post: Post, as: 'guest' | 'user' = 'user') {
  const client: QueryClient = createQueryClient()
  client.setQueryData(postsQuery.queryKey, [post])
  if (as === 'user') {
    setToken('token')
    client.setQueryData(viewerQuery('token').queryKey, postWith({}, VIEWER).account)
  }
  return render(
    <Texts>
      <ServerState client={client}>
        <main>
          <h1>Home</h1>
          <FirstPoll />
        </main>
        <NoticePlace />
        <Toasts label="Notices" dismissLabel="Dismiss" />
      </ServerState>
    </Texts>,
  )
}

const results = () =>
  page
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

const vote = () => page.getByRole('button', { name: 'Vote', exact: true })

// docs/spec/polls.md#titles-of-options
test('options in the other direction begin where the bars and the buttons do', async () => {
  const options = [
    { title: 'Tea', votes_count: 2 },
    { title: 'چای سبز', votes_count: 1 },
  ]
  const beginning = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text, { exact: true }).element())
    return Math.round(range.getBoundingClientRect().left)
  }
  await show(postWith({ options }))
  expect(beginning('چای سبز')).toBe(beginning('Tea'))
  await page.getByRole('button', { name: 'See results' }).click()
  expect(beginning('چای سبز')).toBe(beginning('Tea'))
})

describe('the form', () => {
  // docs/spec/polls.md#voting
  test('takes one answer in a simple poll and shows titles as typed', async () => {
    await show(postWith({}))
    const saturn = page.getByRole('radio', { name: 'Saturn & moons' })
    await expect.element(vote()).toBeDisabled()
    await saturn.click()
    await page.getByRole('radio', { name: '1 < 2' }).click()
    await expect.element(saturn).not.toBeChecked()
    await expect.element(page.getByRole('group', { name: 'Choose one option' })).toBeVisible()
    await expect.element(vote()).toBeEnabled()
    expect((await axe.run()).violations).toEqual([])
  })

  // docs/spec/polls.md#voting
  test('takes several answers in a multiple-choice poll by keyboard and sends their indexes', async () => {
    answer.mockReturnValue(
      Response.json({ ...OPEN, multiple: true, voted: true, own_votes: [0, 2], votes_count: 5 }),
    )
    await show(postWith({ multiple: true }))
    await userEvent.keyboard('{Tab} {Tab}{Tab} {Tab}{Enter}')
    await expect.poll(results).toHaveLength(3)
    expect(answer).toHaveBeenCalledExactlyOnceWith({ choices: [0, 2] })
    await expect.element(page.getByRole('list', { name: 'Results' })).toHaveFocus()
    expect(results()).toEqual([
      expect.stringContaining('your vote'),
      expect.not.stringContaining('your vote'),
      expect.stringContaining('your vote'),
    ])
  })

  test('marks what the viewer chose before', async () => {
    await show(postWith({ own_votes: [1] }))
    await expect.element(page.getByRole('radio', { name: '1 < 2' })).toBeChecked()
    await expect.element(vote()).toBeEnabled()
  })

  // docs/spec/polls.md#who-sees-the-results
  test('can be replaced by the results and comes back unchanged', async () => {
    await show(postWith({}))
    await page.getByRole('radio', { name: 'Tea' }).click()
    await page.getByRole('button', { name: 'See results' }).click()
    expect(results()).toHaveLength(3)
    await page.getByRole('button', { name: 'Back to voting' }).click()
    await expect.element(page.getByRole('radio', { name: 'Tea' })).toBeChecked()
  })

  // docs/spec/post-actions.md#a-busy-action
  test('can be sent again after a refusal and shows the reason', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answer.mockReturnValue(Response.json({ error_description: 'poll option not found' }, { status: 404 }))
    await show(postWith({}))
    await page.getByRole('radio', { name: 'Tea' }).click()
    await vote().click()
    await expect.element(page.getByText('This option no longer exists.')).toBeVisible()
    await expect.element(vote()).not.toHaveAttribute('aria-busy')
    await expect.element(page.getByRole('radio', { name: 'Tea' })).toBeEnabled()
  })
})

describe('results', () => {
  test.each([
    ['a guest', postWith({}), 'guest'],
    ['the author', postWith({}, VIEWER), 'user'],
    ['who has voted', postWith({ voted: true, own_votes: [0] }), 'user'],
    ['everyone after the end', postWith({ expired: true }), 'user'],
  ] as const)('are shown to %s without buttons', async (_, post, as) => {
    await show(post, as)
    expect(results()).toEqual([
      expect.stringMatching(/^Saturn & moons.*67%2 votes$/),
      expect.stringMatching(/^1 < 2.*33%1 vote$/),
      expect.stringMatching(/^Tea.*0%0 votes$/),
    ])
    expect(page.getByRole('button').elements()).toEqual([])
    expect((await axe.run()).violations).toEqual([])
  })

  test('the length of a bar is the share of its option', async () => {
    await show(postWith({ voted: true }))
    const [first] = page.getByRole('listitem').elements()
    const bar = first?.querySelector('span')
    expect((bar?.clientWidth ?? 0) / (first?.clientWidth ?? 1)).toBeCloseTo(0.67, 2)
  })
})

// docs/spec/polls.md#end-of-a-poll
test('a poll that ends under one’s eyes turns to its result, which is asked for', async () => {
  const asked: string[] = []
  connect({
    origin: 'https://kith.example',
    fetch: async (url) => {
      asked.push(new URL(String(url)).pathname)
      return Response.json({ ...postWith({}), poll: { ...OPEN, expired: true, votes_count: 9 } })
    },
  })
  await show(postWith({}))
  await page.getByRole('radio', { name: 'Tea' }).click()
  await expect.element(vote()).toBeEnabled()
  try {
    correctClock(Date.now() + 2.5 * HOUR)
    await expect.element(vote()).not.toBeInTheDocument()
    await expect.element(page.getByRole('list', { name: 'Results' })).toHaveFocus()
    await expect.element(page.getByText('9 votes')).toBeVisible()
    await expect.element(page.getByText('closed')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    expect(asked).toContain('/api/v1/statuses/p')
  } finally {
    correctClock(Date.now())
  }
})

describe('the details', () => {
  // docs/spec/polls.md#end-of-a-poll
  test.each([
    ['an end to come', {}, '3 votesends in 2h'],
    ['an end that has passed', { expired: true }, '3 votesclosed'],
    ['no end', { expires_at: null, multiple: true }, '3 votesmultiple choice'],
    ['an unreadable end', { expires_at: 'soon', votes_count: 1 }, '1 vote'],
    [
      'people counted',
      { expires_at: null, multiple: true, voters_count: 2 },
      '3 votes2 peoplemultiple choice',
    ],
  ])('%s', async (_, poll, text) => {
    await show(postWith(poll))
    const lists = page.getByRole('list').elements()
    expect(lists.at(-1)?.textContent).toBe(text)
  })
})

test('a poll without options shows nothing', async () => {
  const { container } = await show(postWith({ options: null }))
  expect(container.querySelector('form')).toBeNull()
})
