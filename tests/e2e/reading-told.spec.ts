/**
 * Tests docs/spec/notifications.md#switched-on-by-hand, docs/spec/notifications.md#what-is-told,
 * docs/spec/notifications.md#told-once, docs/spec/notifications.md#nothing-that-was-seen,
 * docs/spec/notifications.md#many-at-once, docs/spec/notifications.md#words-of-a-system-notification,
 * docs/spec/notifications.md#pressing-a-system-notification, docs/spec/notifications.md#bells,
 * docs/spec/notifications.md#silent-hours, docs/spec/notifications.md#a-soft-sound.
 */
import type { Page } from '@playwright/test'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
import { expectClean } from './clean.ts'
import {
  A,
  allAnswered,
  B,
  chooseItem,
  demoPerson,
  expect,
  heading,
  posts,
  test,
  unique,
  type World,
} from './journey.ts'
import { listen, mainSwitch, pressLast, reconnect, saidIn } from './system-notifications.ts'

// The Chromium without windows refuses all notifications.
test.use({ launchOptions: windowedChromiumOptions ?? {} })
test.skip(windowedChromiumOptions === null, 'There is no Chromium that shows notifications.')

const alice = demoPerson('alice')
const SETTINGS = '/settings?section=notifications'
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const setting = (page: Page, name: string) => page.getByRole('switch', { name })
const chooseOf = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await chooseItem(page, item)
}

/** Allows and switches them on. */
async function switchOn(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await expect(mainSwitch(page)).not.toBeChecked()
  await mainSwitch(page).press('Space')
  await expect(mainSwitch(page)).toBeChecked()
}

/** Returns how many notifications are unread, as the title of the page says. */
const unread = async (page: Page) => Number(/^\((\d+)/.exec(await page.title())?.[1] ?? 0)

/** Asks for news, and waits until so many more notifications are there. */
async function receive(page: Page, more: number): Promise<void> {
  const before = await unread(page)
  await reconnect(page)
  await expect.poll(() => unread(page)).toBe(before + more)
}

/** Lets posts arrive that mention alice. */
const mention = (world: World, ...more: Record<string, unknown>[]) =>
  world.control({ deliver: more.map((each) => ({ author: 'bob', mentions: ['alice'], ...each })) })

// docs/spec/notifications.md#told-once
// docs/spec/notifications.md#switched-on-by-hand
// docs/spec/notifications.md#pressing-a-system-notification
test('of two tabs one tells of a mention, a press opens it, and the test button shows one @anywhere', async ({
  page,
  context,
  openAs,
  otherDevice,
}) => {
  await listen(context)
  const b = await otherDevice(B)
  await openAs(A, SETTINGS)
  await switchOn(page)
  await page.getByRole('button', { name: 'Try it' }).press('Enter')
  await expect
    .poll(() => saidIn(page))
    .toEqual(['This is what it looks like: You are told as long as Kith is open.'])
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await Promise.all([allAnswered(page), allAnswered(other)])

  const words = unique('the kettle sings')
  const { id } = await b.write({ status: `@${A.username} ${words}` })
  await reconnect(page)
  const told = async () => (await saidIn(page, other)).filter((said) => said.includes(words))
  await expect.poll(told).toHaveLength(1)
  expect(await told()).toEqual([expect.stringContaining('mentioned you: ')])
  await reconnect(other)
  await Promise.all([allAnswered(page), allAnswered(other)])
  expect(await told()).toHaveLength(1)

  const teller = (await saidIn(other)).length > 0 ? other : page
  await pressLast(teller)
  await expect(teller).toHaveURL(`/post/${id}`)
})

// docs/spec/notifications.md#what-is-told
// docs/spec/notifications.md#words-of-a-system-notification
// docs/spec/notifications.md#many-at-once
// docs/spec/notifications.md#nothing-that-was-seen
// docs/spec/notifications.md#silent-hours
// docs/spec/notifications.md#a-soft-sound
test('what is told, in which words and when, with a sound', async ({ page, context, openAs, world }) => {
  await listen(context)
  await world.control({ seed: 'small' })
  await openAs(alice, SETTINGS)
  await switchOn(page)
  await setting(page, 'Play a soft sound').press('Space')
  await allAnswered(page)
  const all: string[] = []
  const told = async (...news: string[]) => {
    await reconnect(page)
    all.push(...news)
    await expect.poll(() => saidIn(page)).toEqual(all)
  }

  await mention(world, { content: '<p>A picture of mud</p>', overrides: { sensitive: true } })
  await told('Bob mentioned you: Sensitive content')
  await expect.poll(() => page.evaluate(() => window.notes)).toBe(2)
  await setting(page, 'Play a soft sound').press('Space')
  await mention(world, { content: '<p>Only for you</p>', visibility: 'direct' })
  await told('New direct post: ')
  await setting(page, 'Show the text of direct posts').press('Space')
  await allAnswered(page)
  await mention(world, { content: '<p>For your eyes</p>', visibility: 'direct' })
  await told('Bob sent you a direct post: For your eyes')
  await mention(world, ...[1, 2, 3, 4, 5].map((number) => ({ content: `<p>Drop ${number}</p>` })))
  await told('5 new mentions: ')
  expect(await page.evaluate(() => window.notes)).toBe(2)

  await setting(page, 'Tell me nothing at certain hours').press('Space')
  const around = await page.evaluate(() => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toTimeString().slice(0, 5)
    return { from: inHours(-1), to: inHours(1) }
  })
  await page.getByLabel('From').fill(around.from)
  await page.getByLabel('To', { exact: true }).fill(around.to)
  await page.getByRole('heading', { level: 1 }).focus()
  await allAnswered(page)
  await mention(world, { content: '<p>In the silence</p>' })
  await receive(page, 1)
  await setting(page, 'Tell me nothing at certain hours').press('Space')
  await setting(page, 'Mentions and replies').press('Space')
  await allAnswered(page)
  await mention(world, { content: '<p>Not chosen</p>' })
  await receive(page, 1)
  expect(await saidIn(page)).toEqual(all)
  await setting(page, 'Mentions and replies').press('Space')
  await allAnswered(page)

  await page.goto('/notifications')
  await expect(heading(page, 'Notifications')).toBeVisible()
  await allAnswered(page)
  all.length = 0
  await mention(world, { content: '<p>In front</p>' })
  await told()
  await expect(page.getByRole('button', { name: '1 new notification' })).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await mention(world, { content: '<p>Somewhere else</p>' })
  await told('Bob mentioned you: Somewhere else')
})

// docs/spec/notifications.md#bells
test('a bell tells of the posts of a person while Home is open, and can be taken away', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await listen(context)
  await world.control({ seed: 'small' })
  await context.grantPermissions(['notifications'])
  await openAs(alice, '/@bob')
  await chooseOf(page, 'Bob', 'Tell me of new posts')
  await expect(notices(page)).toContainText(/You are told when .*Bob.* publishes something/)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  const deliver = (author: string, more: Record<string, unknown>) =>
    world.control({ deliver: { author, ...more } })
  await deliver('bob', { content: '<p>Fresh from the oven</p>' })
  await reconnect(page)
  const bread = 'Bob published a post: Fresh from the oven'
  await expect.poll(() => saidIn(page)).toEqual([bread])
  await deliver('bob', { reposts: 'Fresh from the oven' })
  await reconnect(page)
  await expect(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
  for (const number of [1, 2]) await deliver('bob', { content: `<p>Loaf ${number}</p>` })
  await reconnect(page)
  await expect.poll(() => saidIn(page)).toEqual([bread, '2 new posts by Bob: '])

  await page.goto(`${SETTINGS}&setting=bells`)
  await expect(mainSwitch(page)).toBeChecked()
  const bells = page.getByRole('list', { name: 'People with a bell' })
  await expect(bells.getByRole('link', { name: '@bob' })).toHaveAttribute('href', '/@bob')
  await expectClean(page)
  await bells.getByRole('button', { name: /^Switch the bell of .*@bob.* off$/ }).press('Enter')
  await expect(page.getByText('Nobody has a bell.')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bells.getByRole('listitem')).toHaveCount(1)
  await page.goto('/@bob')
  await chooseOf(page, 'Bob', 'Switch the bell off')
  await expect(notices(page)).toContainText('You are no longer told')
  await allAnswered(page)
})

// docs/spec/notifications.md#switched-on-by-hand
test('nobody is asked before a press, and a browser that refuses is explained', async ({
  page,
  context,
  openAs,
}) => {
  await context.addInitScript(() => {
    if (!('Notification' in window)) return
    const ask = Notification.requestPermission
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = ''
      return ask.call(Notification)
    }
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, SETTINGS)
  await expect(mainSwitch(page)).not.toBeChecked()
  await allAnswered(page)
  await expectClean(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  const tryIt = page.getByRole('button', { name: 'Try it' })
  await expect(tryIt).toBeDisabled()
  // Without windows Chromium answers for the person: no.
  await mainSwitch(page).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-asked')
  await expect(page.getByText('press the sign beside the address')).toBeVisible()
  await expect(mainSwitch(page)).not.toBeChecked()
  await expect(mainSwitch(page)).toBeFocused()
  await expectClean(page)
  await page.goto('/@bob')
  await chooseOf(page, 'Bob', 'Tell me of new posts')
  await expect(notices(page)).toContainText('this browser does not let Kith show notifications')
  await notices(page).getByRole('button', { name: 'Settings' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await expect(page.getByRole('link', { name: '@bob' })).toBeVisible()
  // Nobody has switched them on.
  expect(loaded.filter((address) => /\/(systemnotifications|soft-sound)-/.test(address))).toEqual([])

  await context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'))
  await page.reload()
  await expect(page.getByText('This browser shows no notifications of web pages')).toBeVisible()
  await expect(mainSwitch(page)).toBeDisabled()
})

// docs/spec/notifications.md#what-is-told
// docs/spec/notifications.md#switched-on-by-hand
test('muted and filtered posts tell nothing, and logging out ends it all', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
}) => {
  await listen(context)
  await world.control({ seed: 'small' })
  const a = await otherDevice(alice)
  const filter = { kind: 'word', value: 'mud', action: 'blur', until: null }
  await a.ask('POST', '/api/v1/settings/client_config', { kith: { 'filter:a': filter, bells: 'bob' } })
  await openAs(alice, SETTINGS)
  await switchOn(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  await mention(world, { content: '<p>So much mud</p>' })
  await mention(world, { author: 'carol', content: '<p>Muted</p>', overrides: { hidden: true } })
  await receive(page, 2)
  await mention(world, { content: '<p>Dry land</p>' })
  await reconnect(page)
  await expect.poll(() => saidIn(page)).toEqual(['Bob mentioned you: Dry land'])

  await page.evaluate(() => {
    const [last] = window.said
    last?.notification.addEventListener('close', () =>
      document.documentElement.setAttribute('data-closed', ''),
    )
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-closed')
  expect(await page.evaluate(() => localStorage.getItem('kith_system_notifications'))).toBeNull()
})
