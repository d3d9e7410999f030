/** Tests docs/spec/profiles.md#hover-and-focus-card. */
import '#styles/global.css'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { ProfileHoverCards } from './ProfileHoverCards.tsx'

const BOB = {
  id: 'b',
  username: 'bob',
  acct: 'bob',
  display_name: 'Bob',
  note: '<p>I repair bicycles.</p>',
  followers_count: 3,
}
const ERIN = { ...BOB, id: 'e', username: 'erin', acct: 'erin@meadow.example', display_name: 'Erin' }
const VIEWER = { ...BOB, id: 'v', username: 'vera', acct: 'vera' }

/** More than it takes to open a card, and to close one. */
const LONG = 600

const asked: string[] = []

function answer(url: URL): Response {
  if (url.pathname.startsWith('/api/v1/accounts/')) asked.push(url.pathname)
  if (url.pathname.endsWith('/relationships')) {
    return Response.json([...url.searchParams.values()].map((id) => ({ id })))
  }
  const person = [BOB, ERIN].find(({ acct }) => acct === url.searchParams.get('acct'))
  return person
    ? Response.json(person)
    : Response.json({ error_description: 'profile not found' }, { status: 404 })
}

beforeEach(async () => {
  await page.viewport(1280, 700)
  await activateLocale('en', 'ltr')
  connect({ origin: 'https://kith.example', fetch: async (url) => answer(new URL(url)) })
})

afterEach(() => {
  asked.length = 0
  setToken(null)
  vi.restoreAllMocks()
})

async function show(as: 'guest' | 'user' = 'user') {
  const client = createQueryClient()
  if (as === 'user') {
    setToken('token')
    client.setQueryData(viewerQuery('token').queryKey, { ...VIEWER, emojis: [] } as never)
  }
  await render(
    <Texts>
      <ServerState client={client}>
        <main style={{ padding: '200px 300px 3000px' }}>
          <h1>Home</h1>
          <button type="button">before</button>
          <article>
            <a href="/@bob">Bob</a>, <a href="/@erin@meadow.example">Erin</a>, <a href="/@nobody">nobody</a>
            <a href="/post/1">a post</a>
          </article>
        </main>
        <ProfileHoverCards />
      </ServerState>
    </Texts>,
  )
  // Its code is loaded with the first intent; from now on time is only that of the card.
  await import('./ProfileHoverCard.tsx')
  await rest()
}

const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
const card = (name = 'Bob') => page.getByRole('dialog', { name: `About ${name}` })
const follow = () => card().getByRole('button', { name: 'Follow Bob' })
const anyCard = () => document.querySelector('[role=dialog]')
const pause = (time = LONG) => new Promise((resolve) => setTimeout(resolve, time))
const opened = () => Promise.all(document.getAnimations().map(({ finished }) => finished))
const rest = () => page.getByRole('heading', { name: 'Home' }).hover()

/** Tells the page that the pointer is on an element, at another place of the screen for every `at`. */
const moveTo = (element: Element, at: number, pointerType = 'mouse') =>
  element.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, pointerType, screenX: at, screenY: at }),
  )

// docs/spec/profiles.md#hover-and-focus-card
test('shows who a person is, with the button to follow', async () => {
  await show()
  await link('Bob').hover()
  await expect.element(card()).toBeVisible()
  await expect.element(card()).toHaveTextContent('I repair bicycles.')
  await expect.element(card()).toHaveTextContent('3 followers')
  await expect.element(follow()).toBeVisible()
  await opened()
  expect((await axe.run()).violations).toEqual([])
})

test('a pointer that only passes opens nothing and asks for nothing', async () => {
  await show()
  // In no time: a busy machine would make a stay of a passage.
  for (const [index, name] of ['Bob', 'Erin', 'a post'].entries()) moveTo(link(name).element(), index)
  await pause()
  expect(anyCard()).toBeNull()
  expect(asked).toEqual([])
})

// docs/spec/profiles.md#hover-and-focus-card
test('each person is asked for once, and so is the relationship', async () => {
  await show()
  for (let time = 0; time < 3; time += 1) {
    await link('Bob').hover()
    await expect.element(card()).toBeVisible()
    await rest()
    await expect.poll(anyCard).toBeNull()
  }
  expect(asked).toEqual(['/api/v1/accounts/lookup', '/api/v1/accounts/relationships'])
})

// docs/spec/profiles.md#hover-and-focus-card
test('Escape closes it under the pointer and closes nothing else; the next visit opens it again', async () => {
  await show()
  const reached = vi.fn<() => void>()
  document.addEventListener('keydown', reached)
  await link('Bob').hover()
  await expect.element(card()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(anyCard()).toBeNull()
  expect(reached).not.toHaveBeenCalled()
  await userEvent.hover(link('Bob'), { position: { x: 3, y: 3 } })
  await pause()
  expect(anyCard()).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(reached).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', reached)
  await rest()
  await link('Bob').hover()
  await expect.element(card()).toBeVisible()
})

test('the pointer may go into it, and it stays until the pointer leaves', async () => {
  await show()
  await link('Bob').hover()
  await expect.element(follow()).toBeVisible()
  await opened()
  await follow().hover()
  await pause()
  await expect.element(card()).toBeVisible()
  await rest()
  await expect.poll(anyCard).toBeNull()
})

// docs/spec/profiles.md#hover-and-focus-card
test('Tab opens it, goes into it and on behind the name', async () => {
  await show()
  await page.getByRole('button', { name: 'before' }).click()
  await userEvent.tab()
  await expect.element(card()).toBeVisible()
  await expect.element(link('Bob')).toHaveFocus()
  await expect.element(follow()).toBeVisible()
  await userEvent.tab()
  await expect.element(follow()).toHaveFocus()
  await pause()
  await expect.element(card()).toBeVisible()
  await userEvent.tab()
  await expect.element(link('Erin')).toHaveFocus()
  await expect.element(card()).not.toBeInTheDocument()
  await expect.element(card('Erin')).toBeVisible()
})

/** Returns the card that is there two frames after an element got the focus. */
const cardSoonAfterFocus = (element: Element) =>
  new Promise<Element | null>((resolve) => {
    const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(anyCard())))
    element.addEventListener('focus', soon, { once: true })
  })

// docs/spec/conventions.md#focus-in-sight
test('it does not lie on what Tab leads to next', async () => {
  await show()
  await page.getByRole('button', { name: 'before' }).click()
  await userEvent.tab()
  await expect.element(follow()).toBeVisible()
  await userEvent.tab()
  const found = cardSoonAfterFocus(link('Erin').element())
  await userEvent.tab()
  expect(await found).toBeNull()
})

test('Escape inside it gives the focus back to the name', async () => {
  await show()
  await page.getByRole('button', { name: 'before' }).click()
  await userEvent.tab()
  await expect.element(follow()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(anyCard()).toBeNull()
  await expect.element(link('Bob')).toHaveFocus()
})

test('scrolling closes it, and opens none under a pointer that rests', async () => {
  await show()
  await link('Bob').hover()
  await expect.element(card()).toBeVisible()
  window.scrollBy(0, 5)
  await expect.poll(anyCard).toBeNull()
  await rest()
  const { top } = link('Erin').element().getBoundingClientRect()
  await userEvent.hover(document.body, { position: { x: 400, y: 400 } })
  window.scrollTo(0, 0)
  await pause(100)
  // Brings a link under the pointer, and leaves it there.
  const box = link('Bob').element().getBoundingClientRect()
  await userEvent.hover(document.body, { position: { x: box.x + 5, y: box.y - 80 + 5 } })
  window.scrollBy(0, 80)
  await expect.poll(() => link('Bob').element().matches(':hover')).toBe(true)
  await pause()
  expect(anyCard()).toBeNull()
  expect(top).toBeGreaterThan(0)
})

// docs/spec/profiles.md#hover-and-focus-card
test('a page that moves under a resting pointer opens none, whatever events it sends', async () => {
  await show()
  moveTo(document.body, 9)
  moveTo(link('Bob').element(), 9)
  await pause()
  expect(anyCard()).toBeNull()
})

// docs/spec/profiles.md#hover-and-focus-card
test('touch opens none', async () => {
  await show()
  moveTo(link('Bob').element(), 9, 'touch')
  await pause()
  expect(anyCard()).toBeNull()
})

test('neither does a narrow screen', async () => {
  await show()
  await page.viewport(600, 700)
  await link('Bob').hover()
  await pause()
  expect(anyCard()).toBeNull()
})

// docs/spec/profiles.md#hover-and-focus-card
test('a guest reads about local people, and not about remote ones', async () => {
  await show('guest')
  await link('Erin').hover()
  await pause()
  expect(anyCard()).toBeNull()
  await link('Bob').hover()
  await expect.element(card()).toBeVisible()
  expect(card().getByRole('button').elements()).toEqual([])
})

test('a person who cannot be found has no card', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await show()
  await link('nobody').hover()
  await pause()
  expect(anyCard()).toBeNull()
  expect(asked).toHaveLength(1)
})

test.each([
  ['ltr', 'start'],
  ['ltr', 'end'],
  ['rtl', 'start'],
  ['rtl', 'end'],
])('stays in the window: %s, at the %s of a line', async (dir, side) => {
  await show()
  document.documentElement.dir = dir
  const main = page.getByRole('main').element()
  main.setAttribute('style', `padding: 500px 2px 3000px; text-align: ${side}`)
  await link('Bob').hover()
  await expect.element(follow()).toBeVisible()
  const { left, right, top, bottom } = card().element().getBoundingClientRect()
  const box = link('Bob').element().getBoundingClientRect()
  document.documentElement.dir = 'ltr'
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(window.innerWidth)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(
    Math.min(Math.abs(top - box.bottom), Math.abs(box.top - bottom)),
    'it stands beside the name',
  ).toBeLessThan(9)
})
