/**
 * Tests docs/spec/conventions.md#translated-pages, docs/spec/conventions.md#a-page-that-others-change: the
 * whole product under a translator, with what a person does in an order that a seed decides.
 */
import type { Locator, Page } from '@playwright/test'
import { chance, IS_LONG, SEED, shareOfToday } from '#tests/harness/seeded.ts'
import { chooseLanguage } from './choose-language.ts'
import { drawnTexts } from './drawn-texts.ts'
import { expectToStand, follow, guide, nameOf, VISITS } from './every-screen.ts'
import { demoPerson, expect, posts, scrollToEnd, test } from './journey.ts'
import type { Person } from './people.ts'
import { translate } from './translator.ts'

/** How many things are done. */
const COUNT = IS_LONG ? 200 : 30

/** Waits until every text of the page is that of the state, whatever the translator has done to it. */
async function expectTrue(page: Page, what: string): Promise<void> {
  await expect.poll(() => drawnTexts(page), what).toEqual({ loose: [], stale: [] })
  await expect(page.getByText('Failed to execute'), what).toHaveCount(0)
}

// docs/spec/conventions.md#translated-pages
test('every screen shows the words of its state while a translator rewrites them', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(translate, SEED)
  const alice = await guide(page)
  const today = shareOfToday(VISITS, 4)
  await openAs(demoPerson('alice'), '/home')
  for (const as of ['alice', null]) {
    if (as === null) {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/about')
    }
    for (const visit of today.filter((one) => one.as === as)) {
      await follow(page, await visit.path(alice))
      await expectToStand(page, nameOf(visit))
      await expectTrue(page, nameOf(visit))
    }
  }
  await page.goBack()
  await expectTrue(page, 'Back')
})

/** One thing that somebody does. Resolves to false where there is nothing to do it with. */
type Step = (page: Page, roll: (limit: number) => number) => Promise<boolean>

/** Presses one of the elements, if there are any. */
const press =
  (find: (page: Page) => Locator): Step =>
  async (page, roll) => {
    const all = find(page).filter({ visible: true })
    const count = Math.min(await all.count(), 6)
    if (count === 0) return false
    const one = await all.nth(roll(count)).elementHandle()
    // A list may draw its rows anew meanwhile. That is no fault.
    await one?.click({ timeout: 2_000 }).catch(() => undefined)
    return one !== null
  }

const button = (name: string | RegExp) =>
  press((page) => page.getByRole('main').getByRole('button', { name }))

const LIKE = /^Like/

const STEPS: Record<string, Step> = {
  like: button(LIKE),
  'like again': button(LIKE),
  repost: button(/^Repost/),
  bookmark: button('Bookmark'),
  'press a reaction': press((page) => page.getByRole('list', { name: 'Reactions' }).getByRole('button')),
  'choose in a poll': press((page) => page.getByRole('main').getByRole('article').getByRole('radio')),
  vote: button('Vote'),
  unfold: button(/^«?Show (more|less)/),
  uncover: button(/Sensitive|Hide/),
  write: button('What is on your mind?'),
  type: async (page, roll) => {
    const box = page.getByLabel('Text of the post').first()
    if (!(await box.isVisible())) return false
    await box.pressSequentially([' @bo', '\n', ' rain', ' :cat'][roll(4)] ?? '')
    return true
  },
  'choose an audience': async (page, roll) => {
    const audiences = page.getByLabel('Who can see the post').first()
    if (!(await audiences.isVisible())) return false
    await audiences.selectOption({ index: roll(3) })
    return true
  },
  'add a poll': button(/^«?(Poll|Remove poll)/),
  cancel: button(/^«?Cancel/),
  menu: button('More actions'),
  'choose in a menu': press((page) =>
    page.getByRole('menuitem', { name: /Who liked|Repost with|Mute|Unmute|Pin|Edit/ }),
  ),
  'press a tab': press((page) => page.getByRole('tab')),
  leave: async (page) => {
    await page.keyboard.press('Escape')
    return true
  },
  search: async (page, roll) => {
    await page.getByRole('combobox', { name: 'Search' }).fill(['a', '#gar', '@b', ''][roll(4)] ?? '')
    return true
  },
  follow: button(/^«?(Follow|Unfollow)/),
  'read on': async (page) => {
    await scrollToEnd(page)
    return true
  },
  'open a thread': async (page, roll) => {
    const times = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .filter({ has: page.getByRole('time') })
    const count = Math.min(await times.count(), 4)
    const href = count > 0 ? await times.nth(roll(count)).getAttribute('href') : null
    if (href !== null) await follow(page, href)
    return href !== null
  },
  'go to a screen': async (page, roll) => {
    await follow(
      page,
      ['/home', '/local', '/@bob', '/notifications', '/explore', '/home'][roll(6)] ?? '/home',
    )
    return true
  },
  back: async (page, roll) => {
    if (roll(2) === 0 || new URL(page.url()).pathname === '/home') return false
    await page.goBack()
    return true
  },
}

/** Opens Home under the translator, as alice. */
async function openTranslated(
  page: Page,
  openAs: (who: Person, path: string) => Promise<void>,
): Promise<void> {
  await page.addInitScript(translate, SEED)
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page).first()).toBeVisible()
}

test('audience, likes, reactions and languages change their words under a translator', async ({
  page,
  openAs,
}) => {
  await openTranslated(page, openAs)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  const audiences = page.getByLabel('Who can see the post').first()
  const form = page.getByRole('main').locator('form').filter({ has: audiences })
  await expect(form).toContainText('Everyone can see this post.')
  await audiences.selectOption({ index: 1 })
  await expect(form).toContainText('Your followers and the people you mention will see this post.')
  await expect(form).not.toContainText('Everyone can see this post.')
  await audiences.selectOption({ index: 0 })
  await expect(form).toContainText('Everyone can see this post.')
  await expectTrue(page, 'audience')

  const buttons = posts(page).getByRole('button', { name: LIKE })
  const labels = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  for (const label of [labels.find((one) => one === 'Like'), labels.find((one) => /\d/.test(one ?? ''))]) {
    const like = buttons.nth(labels.indexOf(label ?? ''))
    const count = Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
    const isLiked = (await like.getAttribute('aria-pressed')) === 'true'
    const shown = (number: number) => (number === 0 ? '' : String(number))
    await like.click()
    await expect(like).toHaveText(shown(count + (isLiked ? -1 : 1)))
    await expectTrue(page, `${label}, pressed`)
    await like.click()
    await expect(like).toHaveText(shown(count))
    await expectTrue(page, `${label}, pressed again`)
  }

  await follow(page, '/settings?section=appearance')
  for (const [name, word] of [
    ['Deutsch', 'Sprache'],
    ['فارسی', 'زبان'],
    ['English', 'Language'],
  ] as const) {
    await chooseLanguage(page.getByRole('main').getByRole('combobox'), name, name)
    await expect(page.getByRole('main')).toContainText(word)
    await expectTrue(page, name)
  }
})

// docs/spec/conventions.md#translated-pages
test('what people do in any order shows the words of the state under a translator', async ({
  page,
  openAs,
  world,
  complaints,
}) => {
  const next = chance(SEED)
  const roll = (limit: number) => Math.floor(next() * limit)
  const done: string[] = []
  test.setTimeout(120_000 + COUNT * 3_000)
  await openTranslated(page, openAs)
  const names = Object.keys(STEPS)
  while (done.length < COUNT) {
    const name = names[roll(names.length)] ?? ''
    if (!(await STEPS[name]?.(page, roll))) continue
    done.push(name)
    if (done.length % 20 === 0)
      await world.control({ deliver: { author: 'bob', content: `<p>News ${done.length}</p>` } })
    await expectTrue(page, done.join(', '))
    // The server may refuse something in such an order; the page says so.
    expect(
      complaints.filter((one) => !one.includes('ApiError')),
      done.join(', '),
    ).toEqual([])
  }
  complaints.length = 0
})
