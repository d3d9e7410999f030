/**
 * Tests docs/spec/conventions.md#accessibility, docs/spec/conventions.md#theme,
 * docs/spec/conventions.md#languages, docs/spec/conventions.md#text-direction.
 */

import { shareOfToday } from '#tests/harness/seeded.ts'
import { chooseLanguage } from './choose-language.ts'
import { expectClean } from './clean.ts'
import { expectToStand, guide, nameOf, VIEWS } from './every-screen.ts'
import { chooseItem, demoPerson, expect, heading, keep, posts, test } from './journey.ts'

/** What the routes alone do not show: another visitor, another answer. */
const MORE: readonly { name: string; path: string; as: string | null }[] = [
  { name: 'home without permission', path: '/home', as: 'dave' },
  { name: 'search for people', path: '/search?q=@a', as: 'alice' },
  { name: 'search without results', path: '/search?q=%23nothing', as: 'alice' },
]

/** Every screen of the route map, so that none is forgotten, and some more. */
const SCREENS = [
  ...VIEWS.map((visit) => ({ name: nameOf(visit), as: visit.as, path: visit.path })),
  ...MORE.map(({ name, as, path }) => ({ name, as, path: () => path })),
]

/** Both themes are looked at in each. */
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]
const LOCALES = [
  { locale: 'en', dir: 'ltr' },
  { locale: 'fa', dir: 'rtl' },
]

const CASES = SCREENS.flatMap((screen) =>
  SIZES.flatMap((size) => LOCALES.map((language) => ({ ...screen, size, ...language }))),
)

for (const { name, path, as, size, locale, dir } of shareOfToday(CASES, 61)) {
  // docs/spec/conventions.md#accessibility
  test(`axe finds nothing on ${name}, ${size.width} wide, ${locale} @daily`, async ({ page, openAs }) => {
    await page.setViewportSize(size)
    const address = await path(await guide(page))
    if (as) await openAs(demoPerson(as), address, locale)
    else {
      await keep(page, { kith_locale: locale })
      await page.goto(address)
    }
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expectToStand(page, name)
    await expectClean(page)
  })
}

for (const as of ['alice', null] as const) {
  // docs/spec/conventions.md#touch-targets
  test(`every screen of ${as ?? 'a guest'} fits a phone with text twice as large`, async ({
    page,
    openAs,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(demoPerson('alice'), '/about', 'de')
    const alice = await guide(page)
    if (as === null) await page.evaluate(() => localStorage.removeItem('auth_token'))
    for (const visit of shareOfToday(
      VIEWS.filter((view) => view.as === as),
      5,
    )) {
      const path = await visit.path(alice)
      await page.goto(path)
      await expectToStand(page, nameOf(visit))
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path)
        .toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing in what a post can open', async ({ page, openAs }) => {
  test.slow()
  // A newcomer's home: one post to look at instead of twenty.
  await page.request.post('/api/v1/accounts', {
    data: { authentication_method: 'password', username: 'newcomer', password: 'secret' },
  })
  await openAs({ username: 'newcomer', password: 'secret' }, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('the only post')
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).first()
  const open = async (item: string) => {
    await post.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, item)
  }
  await post.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectClean(page, 'menu')
  await page.keyboard.press('Escape')

  await post.getByRole('button', { name: /^Reply/ }).click()
  await expect(page.getByRole('form', { name: 'Reply' })).toBeVisible()
  await expectClean(page, 'reply')

  await open('Repost with comment')
  await expect(page.getByRole('form', { name: 'Repost with comment' })).toBeVisible()
  await expectClean(page, 'quote')

  await open('Who liked and reposted')
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
  await expectClean(page, 'people')
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Search' }).fill('newco')
  await expect(page.getByRole('option', { name: '@newcomer' })).toBeVisible()
  await expectClean(page, 'search')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByRole('button', { name: 'Poll' }).click()
  await expectClean(page, 'composer with a poll')

  await page.getByLabel('Text of the post').first().fill('delete me')
  await page.getByRole('button', { name: 'Remove poll' }).click()
  await page.getByRole('button', { name: 'Publish' }).first().click()
  await expect(posts(page).first()).toContainText('delete me')
  await open('Delete')
  await expect(page.getByRole('dialog', { name: 'Delete post' })).toBeVisible()
  await expectClean(page, 'question')
})

test('axe finds nothing on the pages of a custom feed and in what they can open', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/custom-feeds')
  await page.getByRole('link', { name: 'Harbour', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Timelines' })).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await expectClean(page, 'timeline')

  await page.getByRole('link', { name: 'Configure Harbour' }).click()
  await page.getByRole('button', { name: 'Rename feed' }).click()
  await expect(page.getByRole('textbox', { name: 'Feed name' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Add a user' }).fill('ma')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expectClean(page, 'renaming and suggestions')
  await page.getByRole('combobox', { name: 'Add a user' }).fill('nobody.at.all')
  await expect(page.getByText('User not found').first()).toBeVisible()
  await expectClean(page, 'nobody found')

  await page.getByRole('button', { name: 'Remove Marit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClean(page, 'question')
})

// docs/spec/conventions.md#accessibility
test('the keyboard alone skips to the content, moves between places, opens and closes the menu @daily', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('link', { name: 'Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Settings')).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Notifications' })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Add an account' })).toBeVisible() // it comes late
  const last = page.getByRole('menuitem', { name: 'Log out' })
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
})

// docs/spec/conventions.md#theme
test('the theme follows the system until one is chosen; the choice survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  expect(await background()).not.toBe(dark)
  const light = await background()
  await page.reload()
  expect(await background()).toBe(light)
})

// docs/spec/conventions.md#languages
// docs/spec/conventions.md#text-direction
test('a chosen language survives a reload; Persian turns the page around @daily', async ({ page }) => {
  await page.goto('/')
  await chooseLanguage(page.getByRole('combobox', { name: 'Language' }), 'deut', 'Deutsch')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await chooseLanguage(page.getByRole('combobox', { name: 'Sprache' }), 'pers', 'فارسی')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.getByRole('button', { name: 'ورود' })).toBeVisible()
})
