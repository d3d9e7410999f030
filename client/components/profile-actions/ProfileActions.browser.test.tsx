/**
 * Tests docs/spec/profiles.md#buttons-of-a-profile, docs/spec/profiles.md#menu-of-a-profile,
 * docs/spec/relationships.md#following-as-a-guest, docs/spec/relationships.md#a-declined-request,
 * docs/spec/relationships.md#remove-from-followers and
 * docs/spec/administration.md#load-posts-of-a-remote-profile with a server that answers what the test says.
 */
import '#styles/global.css'
import { QueryClient } from '@tanstack/react-query'
import axe from 'axe-core'
import { parse } from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Account } from '#contract/entities/account.ts'
import { Instance } from '#contract/entities/instance.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { connect } from '#data/connection/api.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { viewerQuery } from '#data/connection/session.ts'
import { setToken } from '#data/connection/token.ts'
import { loadProfileRelationship } from '#data/people/profile-relationship.ts'
import { relationshipQuery } from '#data/people/relationships.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { NoticePlace } from '#ui/NoticePlace.tsx'
import { toasts } from '#ui/notices.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileNotes } from './ProfileNotes.tsx'

const BOB = { id: 'bob', username: 'bob', acct: 'bob', display_name: 'Bob' }
const FAR = {
  ...BOB,
  acct: 'bob@far.example',
  url: 'https://far.example/@bob',
  actor_id: 'https://far.example/bob',
}
const USER = { id: 'alice', username: 'alice', acct: 'alice', role: { name: 'user', permissions_names: [] } }
const ADMIN = { ...USER, role: { name: 'admin', permissions_names: ['delete_any_profile'] } }

let client: QueryClient
/** Collects the calls. */
let sent: { path: string; body: unknown }[]
/** Answers them for the server. */
let answer: (path: string) => Response

beforeAll(() => activateLocale('en', 'ltr'))
beforeEach(() => {
  toasts.set([])
  sent = []
  answer = () => Response.json({ id: 'bob' })
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  connect({
    origin: 'http://kith.example',
    fetch: async (url, { body }) => {
      const { pathname } = new URL(url)
      sent.push({ path: pathname, body: typeof body === 'string' ? JSON.parse(body) : null })
      return answer(pathname)
    },
  })
})

function show(viewer: object | null, account: object, relationship?: object) {
  setToken(viewer === null ? null : 'token')
  const version = '4.2.0 (compatible; Mitra 5.9.1)'
  client.setQueryData(instanceQuery.queryKey, parse(Instance, { uri: 'meadow.example', version }))
  if (viewer) client.setQueryData(viewerQuery('token').queryKey, parse(Account, viewer))
  if (relationship) {
    client.setQueryData(
      relationshipQuery('bob').queryKey,
      parse(Relationship, { id: 'bob', ...relationship }),
    )
  }
  return render(
    <Texts>
      <ServerState client={client}>
        <main>
          <h1>Bob</h1>
          <ProfileActions account={parse(Account, account)} />
          <ProfileNotes account={parse(Account, account)} />
        </main>
        <NoticePlace />
        <Toasts label="Notices" dismissLabel="Dismiss" />
      </ServerState>
    </Texts>,
  )
}

type Screen = Awaited<ReturnType<typeof show>>

/** Opens the menu with the keyboard. Returns the names of its items. */
async function openMenu(screen: Screen): Promise<string[]> {
  const opener = screen.getByRole('button', { name: 'More about Bob' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus()
  return screen
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent ?? '')
}

const findings = async () => {
  // Half-transparent text has no fair contrast.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  return (await axe.run()).violations
}

// docs/spec/relationships.md#follow-button
// docs/spec/relationships.md#following-as-a-guest
test('a guest learns how to follow, and copies the handle; the focus comes back', async () => {
  const screen = await show(null, { ...BOB, locked: true })
  const follow = screen.getByRole('button', { name: 'Follow Bob', exact: true })
  await expect.element(follow).toHaveAccessibleDescription('Manually approves followers')
  follow.element().focus()
  await userEvent.keyboard('{Enter}')
  const words = screen.getByText('You can follow this user from your Fediverse server:')
  await expect.element(words).toHaveTextContent('@bob@meadow.example')
  await expect.element(screen.getByRole('button', { name: 'Copy handle' })).toHaveFocus()
  expect(await findings()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(follow).toHaveFocus()
  expect(await openMenu(screen)).toEqual(['Atom feed'])
})

test("one's own profile leads to what belongs to it", async () => {
  const screen = await show({ ...USER, id: 'bob' }, BOB)
  await expect
    .element(screen.getByRole('link', { name: 'Edit profile' }))
    .toHaveAttribute('href', '/settings/profile')
  expect(screen.getByRole('button', { name: /Follow/ }).elements()).toEqual([])
  const own = ['Follow requests', 'Muted users', 'Custom feeds', 'Groups', 'Link cryptographic key']
  expect(await openMenu(screen)).toEqual(['Atom feed', ...own])
  await expect
    .element(screen.getByRole('menuitem', { name: 'Muted users' }))
    .toHaveAttribute('href', '/mutes')
  expect(await findings()).toEqual([])
})

test('somebody who sells subscriptions elsewhere is paid there', async () => {
  const option = { type: 'monero-subscription', chain_id: 'x', price: 1, amount_min: 1 }
  const options = [{ ...option, object_id: 'https://far.example/proposal' }]
  const screen = await show(USER, { ...FAR, payment_options: options }, {})
  const subscribe = screen.getByRole('link', { name: 'Subscribe' })
  await expect.element(subscribe).toHaveAttribute('href', 'https://far.example/proposal')
  await expect.element(subscribe).toHaveAttribute('target', '_blank')
})

// docs/spec/relationships.md#reposts-and-replies-of-a-person
test('reposts are hidden when the server says so, and Undo follows with the former flags', async () => {
  const screen = await show(USER, BOB, { following: true, showing_replies: false })
  const path = '/api/v1/accounts/bob/follow'
  answer = () => Response.json({ id: 'bob', following: true, showing_reblogs: false, showing_replies: false })
  expect(await openMenu(screen)).toEqual([
    'Atom feed',
    'Hide reposts',
    'Show replies',
    'Tell me of new posts',
    'Mute Bob',
    'Add to a feed',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText('Home no longer shows reposts by Bob.')).toBeVisible()
  expect(sent).toEqual([{ path, body: { reblogs: false, replies: false } }])
  answer = () => Response.json({ id: 'bob', following: true, showing_replies: false })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sent.at(-1)).toEqual({ path, body: { reblogs: true, replies: false } })
  expect(await openMenu(screen)).toContain('Hide reposts')
})

test('what the server refuses stays as it was, and says why', async () => {
  const screen = await show(USER, BOB, { following: true })
  answer = () => new Response(null, { status: 500 })
  await openMenu(screen)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText(/500/)).toBeVisible()
  expect(await openMenu(screen)).toContain('Hide reposts')
  await userEvent.keyboard('m{Enter}')
  await expect.poll(() => screen.getByText(/500/).elements().length).toBe(2)
  expect(await openMenu(screen)).toContain('Mute Bob')
})

// docs/spec/relationships.md#remove-from-followers
test('removing a follower asks first, with the safe answer chosen; a failure keeps the question', async () => {
  const screen = await show(USER, BOB, { followed_by: true })
  await openMenu(screen)
  await userEvent.keyboard('r{Enter}')
  await expect.element(screen.getByText('Are you sure you want to remove Bob from followers?')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(await findings()).toEqual([])
  answer = () => new Response(null, { status: 500 })
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  answer = () => Response.json({ id: 'bob' })
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText('Bob no longer follows you.')).toBeVisible()
  expect(await openMenu(screen)).toEqual(['Atom feed', 'Mute Bob', 'Add to a feed'])
})

test('a request is answered in place, and the result takes the focus', async () => {
  const screen = await show(USER, BOB, { requested_by: true })
  await expect.element(screen.getByText('Bob asks to follow you.')).toBeVisible()
  answer = () => Response.json({ id: 'bob', followed_by: true })
  screen.getByRole('button', { name: 'Accept Bob' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Accepted. They follow you now.')).toHaveFocus()
  await expect.element(screen.getByText('Bob asks to follow you.')).not.toBeInTheDocument()
})

// docs/spec/relationships.md#a-declined-request
test('a declined request is said until one asks again', async () => {
  const screen = await show(USER, { ...BOB, locked: true }, { rejected_by: true })
  const note = screen.getByText('Bob declined your follow request. You can ask again.')
  await expect.element(note).toBeVisible()
  answer = () => Response.json({ id: 'bob', requested: true, rejected_by: true })
  await screen.getByRole('button', { name: 'Follow Bob', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Cancel follow request to Bob' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

// docs/spec/profiles.md#menu-of-a-profile
test('a relationship that cannot be loaded is said, and tried again', async () => {
  answer = () => new Response(null, { status: 500 })
  const screen = await show(USER, BOB)
  await loadProfileRelationship(client, 'bob')
  await expect.element(screen.getByText('Whether you follow Bob could not be loaded.')).toBeVisible()
  expect(await openMenu(screen)).toEqual(['Atom feed', 'Add to a feed'])
  await userEvent.keyboard('{Escape}')
  answer = () => Response.json([{ id: 'bob', following: true }])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Unfollow Bob' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('posts that are asked for come later; the limit is said in minutes', async () => {
  const screen = await show(USER, FAR, {})
  expect(await openMenu(screen)).toEqual([
    'Open profile page',
    'Copy link to profile',
    'Mute Bob',
    'Add to a feed',
    'Load featured posts',
    'Load latest posts',
  ])
  answer = () => new Response(null, { status: 204 })
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(screen.getByText('Reload the page in a few minutes')).toBeVisible()
  await expect
    .element(screen.getByText('The server fetches the posts of Bob from far.example.'))
    .toBeVisible()
  expect(sent).toEqual([{ path: '/api/v1/accounts/bob/load_activities', body: { collection: 'outbox' } }])
  expect(await findings()).toEqual([])
  await userEvent.keyboard('{Enter}')
  answer = () => new Response('Too many requests', { status: 429, headers: { 'retry-after': '290' } })
  await openMenu(screen)
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please try again in 5 minutes.')
  expect(sent.at(-1)?.body).toEqual({ collection: 'featured' })
  expect(screen.getByText('Reload the page in a few minutes').elements()).toEqual([])
})

// docs/spec/administration.md#delete-a-user
test('an administrator is asked before somebody is deleted, and stays when it fails', async () => {
  const screen = await show(ADMIN, FAR, {})
  expect((await openMenu(screen)).slice(-3)).toEqual(['Copy profile ID', 'Copy actor ID', 'Delete user'])
  await userEvent.keyboard('{End}{Enter}')
  await expect
    .element(
      screen.getByText(/^Are you sure you want to delete .*bob@far\.example.*\? This can not be undone\.$/),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  answer = () => new Response(null, { status: 403 })
  await screen.getByRole('button', { name: 'Delete user' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(sent).toEqual([{ path: '/api/v1/admin/accounts/bob', body: null }])
})
