/**
 * Tests docs/spec/settings.md#settings-page, docs/spec/settings.md#sections-of-the-settings,
 * docs/spec/settings.md#saving-a-preference, docs/spec/settings.md#two-devices-that-save,
 * docs/spec/settings.md#appearance, docs/spec/settings.md#hidden-counters,
 * docs/spec/settings.md#default-audience, docs/spec/conventions.md#theme-and-language-on-every-device.
 */
import type { Browser, Page } from '@playwright/test'
import { chooseLanguage } from './choose-language.ts'
import { expectClean } from './clean.ts'
import { item, pick, picture, png, uploadedAll } from './files.ts'
import { A, demoPerson, expect, heading, posts, test, unique } from './journey.ts'
import { isServerOlderThan } from './server-version.ts'
import { tokenOf } from './token.ts'

const alice = demoPerson('alice')

interface OwnSource {
  source: { privacy: string }
}

const open = (page: Page, section: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: section })
    .click()

/** Returns when the server has answered the call that saves a preference. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/settings/client_config') && answer.ok())

/** Returns when the server has answered the call that saves the default audience. */
const audienceSaved = (page: Page) => page.waitForResponse('**/accounts/update_credentials')

/** Opens a page in another browser of the same world, as the same person. */
async function otherBrowser(browser: Browser, page: Page, path: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies(await page.context().cookies())
  const other = await context.newPage()
  const token = await tokenOf(page.request, alice)
  await other.goto('/api/v1/instance')
  await other.evaluate((text) => localStorage.setItem('auth_token', text), token)
  await other.goto(path)
  return other
}

// docs/spec/settings.md#appearance
test('every preference of the appearance shows at once, is there after a reload and on another device @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, '/settings?section=appearance')
  const root = page.locator('html')
  const change = async (act: () => Promise<void>) => {
    const answer = saved(page)
    await act()
    await answer
  }
  await change(() => page.getByRole('radio', { name: 'Dark' }).check())
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const size = () => root.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await change(() => page.getByRole('radio', { name: 'Very large' }).check())
  await expect.poll(size).toBe(before * 1.25)
  await change(() => page.getByRole('radio', { name: /^Compact/ }).check())
  await change(() => page.getByRole('switch', { name: 'Reduce motion' }).check())
  await expect(root).toHaveAttribute('data-look', 'larger compact still')
  await change(async () => {
    await chooseLanguage(page.getByRole('main').getByRole('combobox'), 'ger', 'Deutsch')
  })
  await expect(heading(page, 'Aussehen')).toBeVisible()

  await page.reload()
  await expect(heading(page, 'Aussehen')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Sehr groß' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Weniger Bewegung' })).toBeChecked()
  await expect(root).toHaveAttribute('data-look', 'larger compact still')

  const { ask } = await otherDevice(A)
  const { client_config } = await ask<{ client_config: object }>('GET', '/api/v1/accounts/verify_credentials')
  expect(client_config).toMatchObject({
    kith: { theme: 'dark', textSize: 'larger', density: 'compact', reducedMotion: true, locale: 'de' },
  })
})

// docs/spec/conventions.md#theme-and-language-on-every-device
test('the look is there before the first paint', async ({ page, openAs }) => {
  await openAs(alice, '/settings?section=appearance')
  const answer = saved(page)
  await page.getByRole('radio', { name: 'Large', exact: true }).check()
  await answer
  // Without the application there is only what the start script does.
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement?.dataset.look !== undefined)
  expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe('large')
})

// docs/spec/conventions.md#theme-and-language-on-every-device
test('a theme and a language that are chosen outside of the settings are those of every device', async ({
  page,
  browser,
  openAs,
}) => {
  await openAs(alice, '/home')
  await expect(posts(page).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  let answer = saved(page)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await answer
  answer = saved(page)
  await chooseLanguage(page.getByRole('complementary').getByRole('combobox'), 'deu', 'Deutsch')
  await answer

  const other = await otherBrowser(browser, page, '/settings?section=appearance')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('lang', 'de')
  await expect(other.getByRole('radio', { name: 'Dunkel' })).toBeChecked()
  await other.context().close()
})

// docs/spec/settings.md#hidden-counters
test('numbers below posts are hidden where somebody does not want to see them', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const { write } = await otherDevice(alice)
  const words = unique('a post to be counted')
  const post = await write({ status: words })
  const { ask } = await otherDevice(demoPerson('bob'))
  await ask('POST', `/api/v1/statuses/${post.id}/favourite`)
  await ask('PUT', `/api/v1/pleroma/statuses/${post.id}/reactions/${encodeURIComponent('🔥')}`)
  await openAs(alice, `/post/${post.id}`)
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByRole('button', { name: 'Like, 2 likes and reactions' })).toHaveText('2')
  await expect(card.getByRole('button', { name: '🔥: 1 reaction' })).toBeVisible()

  await page.goto('/settings?section=appearance')
  const answer = saved(page)
  await page.getByRole('switch', { name: 'Hide the numbers below posts' }).check()
  await answer
  await page.goto(`/post/${post.id}`)
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toHaveText('')
  await expect(card.getByRole('button', { name: '🔥', exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: '🔥', exact: true })).not.toContainText('1')
})

// docs/spec/settings.md#settings-page
// docs/spec/settings.md#default-audience
test('the preferences of posts have their effects where posts are written and read @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const other = await otherDevice(A)
  await other.write({ status: unique('somebody has to say something') })
  await openAs(A, '/settings?section=posts')
  const kept = audienceSaved(page)
  await page.getByRole('radio', { name: 'Followers' }).check()
  await kept
  if (!(await isServerOlderThan(page.request, 4, 17))) {
    const { source } = await other.ask<OwnSource>('GET', '/api/v1/accounts/verify_credentials')
    expect(source.privacy).toBe('private') // for all clients
  }
  for (const act of [
    () => page.getByLabel('Time to undo after you publish').selectOption('20'),
    () => page.getByRole('switch', { name: 'Send messages with Ctrl+Enter' }).check(),
    async () => {
      await page.getByRole('link', { name: 'Experiments' }).click()
      await expect(page.getByRole('link', { name: 'Import followers' })).toBeVisible()
      await page.getByRole('switch', { name: 'Open threads in a new tab' }).check()
    },
  ]) {
    const answer = saved(page)
    await act()
    await answer
  }
  await page.goto('/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Who can see the post')).toHaveValue('private')
  const words = unique('written with a key')
  await page.getByLabel('Text of the post').fill(words)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Text of the post')).toHaveValue(words)
  await expect(posts(page).first().locator('[data-permalink]')).toHaveAttribute('target', '_blank')
})

test('pictures are sent as they are, and sensitive ones shown, where somebody prefers that @anywhere', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/settings?section=posts')
  for (const act of [
    () => page.getByRole('switch', { name: 'Send images as they are' }).check(),
    async () => {
      await page.getByRole('link', { name: 'Appearance' }).click()
      await page.getByRole('switch', { name: 'Content warnings' }).uncheck()
    },
  ]) {
    const answer = saved(page)
    await act()
    await answer
  }
  await page.goto('/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  const words = unique('not covered')
  await page.getByLabel('Text of the post').fill(words)
  await pick(page, [png('dots.png', await picture(page))])
  await uploadedAll(page, 1)
  await expect(page.getByLabel('Keep the original images')).toBeChecked()
  await item(page, 'dots.png').getByLabel('Description').fill('dots')
  await page.getByRole('button', { name: 'Mark as sensitive' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).filter({ hasText: words })
  await expect(post.getByRole('img', { name: 'dots' })).toBeVisible()
  await expect(post.getByRole('button', { name: 'Sensitive content' })).toHaveCount(0)
})

// docs/spec/settings.md#saving-a-preference
test('a change that cannot be saved is taken back, and the reason stands at the setting', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/settings?section=appearance')
  await world.control({ fail: { path: '/api/v1/settings/client_config', status: 500 } })
  await page.getByRole('radio', { name: 'Very large' }).click()
  const group = page.getByRole('region', { name: 'Text size' })
  await expect(group.getByRole('alert')).toContainText('500')
  await expect(group.getByRole('radio', { name: 'Normal' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-look', '')
  const answer = saved(page)
  await group.getByRole('radio', { name: 'Very large' }).click()
  await answer
  await expect(group.getByRole('alert')).toBeHidden()
})

test('the keyboard is enough: sections, radios, switches and lists', async ({ page, openAs }) => {
  await openAs(alice, '/settings')
  await page.getByRole('link', { name: 'Posts' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Posts')).toBeFocused()
  await page.getByRole('radio', { name: 'Everyone' }).focus()
  const kept = audienceSaved(page)
  await page.keyboard.press('ArrowDown')
  await kept
  await expect(page.getByRole('radio', { name: 'Followers' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Followers' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Time to undo after you publish')).toBeFocused()
  await page.keyboard.press('Tab')
  const answer = saved(page)
  await page.keyboard.press('Space')
  await answer
  await expect(page.getByRole('switch', { name: 'Send messages with Ctrl+Enter' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Send messages with Ctrl+Enter' })).toBeFocused()
})

// docs/spec/settings.md#two-devices-that-save
test('of two browsers that save at the same moment, both changes survive', async ({
  page,
  browser,
  openAs,
  world,
  otherDevice,
}) => {
  await openAs(alice, '/settings?section=appearance')
  const other = await otherBrowser(browser, page, '/settings?section=appearance')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
  await expect(other.getByRole('radio', { name: 'Large', exact: true })).toBeVisible()

  // Both have read what is stored before either writes.
  await world.control({ hold: { path: '/api/v1/settings/client_config', method: 'POST' } })
  const sent = [page, other].map((each) => each.waitForRequest(/client_config/))
  await page.getByRole('radio', { name: 'Dark' }).check()
  await other.getByRole('radio', { name: 'Large', exact: true }).check()
  await Promise.all(sent)
  await world.control({ release: true })

  const { ask } = await otherDevice(alice)
  const stored = async () =>
    (await ask<{ client_config: { kith?: object } }>('GET', '/api/v1/accounts/verify_credentials'))
      .client_config.kith
  await expect.poll(stored, { timeout: 15_000 }).toMatchObject({ theme: 'dark', textSize: 'large' })
  for (const each of [page, other]) {
    await each.reload()
    await expect(each.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(each.getByRole('radio', { name: 'Large', exact: true })).toBeChecked()
  }
  await other.context().close()
})

// docs/spec/settings.md#sections-of-the-settings
test('on a phone the settings are a list that opens, and a section has a way back', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, '/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await open(page, 'Posts')
  await expect(page).toHaveURL('/settings?section=posts')
  await expect(heading(page, 'Posts')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Appearance' })).toBeHidden()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(heading(page, 'Settings')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Posts')).toBeVisible()
})

for (const { locale, ...size } of [
  { width: 1280, height: 900, locale: 'en' },
  { width: 390, height: 844, locale: 'fa' },
]) {
  test(`axe finds nothing in appearance and posts: both themes, ${locale}`, async ({ page, openAs }) => {
    await page.setViewportSize(size)
    await openAs(alice, '/settings', locale)
    for (const path of ['/settings', '/settings?section=appearance', '/settings?section=posts']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectClean(page, `${path} ${locale}`)
    }
  })
}
