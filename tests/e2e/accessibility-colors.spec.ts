/**
 * Looks at states where the system sets all colours, by pictures of each control with and without its state
 * (docs/spec/conventions.md#forced-colours), and at links in texts (docs/spec/conventions.md#links-in-texts).
 */
import type { Locator, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { demoPerson, expect, posts, test } from './journey.ts'

const alice = demoPerson('alice')

/** Attributes that say a state, each with the value of that state and without it. */
const STATES = [
  ['aria-current', 'page', null],
  ['aria-pressed', 'true', 'false'],
  ['aria-selected', 'true', 'false'],
  ['aria-checked', 'true', 'false'],
  ['aria-invalid', 'true', null],
  ['disabled', '', null],
] as const

/**
 * The controls that have a state or can have it, by the attribute. Those of the kit are known by their
 * classes.
 */
const SELECTORS = {
  'aria-current': '[aria-current]:not(article)',
  'aria-pressed': '[aria-pressed]',
  'aria-selected': '[role="tab"], [role="option"]',
  'aria-checked': '[aria-checked]',
  'aria-invalid': 'form input[type="text"]:not([role]), form textarea[class*="TextArea"]',
  disabled:
    'main :is(button[class*="utton_button"], [class*="TextField_input"], textarea[class*="TextArea"], select, [role="switch"], [type="radio"], [type="checkbox"])',
} as const

/** Marks one control of each class; returns how many there are. */
const markControls = (page: Page, selector: string) =>
  page.evaluate((all) => {
    const seen = new Set<string>()
    for (const element of document.querySelectorAll('[data-looked-at]'))
      element.removeAttribute('data-looked-at')
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      // The button for a description is never disabled.
      if (all.includes('utton_button') && element.className.includes('Description')) continue
      const kind = `${element.className} ${element.dataset.kind} ${element.dataset.icon}`
      if (seen.has(kind) || !element.checkVisibility({ opacityProperty: true })) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 8 || height < 8) continue
      element.dataset.lookedAt = String(seen.size)
      seen.add(kind)
    }
    return seen.size
  }, selector)

/** Returns where a control is in the window, with the box that is drawn around it. */
async function boxAround(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('the control has left')
  return {
    x: Math.max(0, box.x - 4),
    y: Math.max(0, box.y - 4),
    width: box.width + 8,
    height: box.height + 8,
  }
}

/** Returns the controls that look the same with a state and without it. */
async function unseenStates(page: Page): Promise<string[]> {
  const unseen: string[] = []
  for (const [name, on, off] of STATES) {
    const count = await markControls(page, SELECTORS[name])
    for (let at = 0; at < count; at += 1) {
      const control = page.locator(`[data-looked-at="${at}"]`)
      const look = async (value: string | null) => {
        await control.evaluate(
          (element, [attribute, text]) =>
            text === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, text),
          [name, value] as const,
        )
        return page.screenshot({ clip: await boxAround(control), animations: 'disabled', caret: 'hide' })
      }
      const before = await control.getAttribute(name)
      const [one, other] = [await look(on), await look(off)]
      if (one.equals(other))
        unseen.push(`${name}: ${await control.evaluate((it) => it.outerHTML.slice(0, 140))}`)
      await look(before)
    }
  }
  return unseen
}

/** Home comes with an open editor. */
const SCREENS = ['/home', '/notifications', '/settings?section=appearance', '/settings/profile', '/@bob']

// docs/spec/conventions.md#forced-colours
test('where the system sets all colours every state can still be seen', async ({ page, openAs }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openAs(alice, '/home')
  await expect(posts(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').first().fill('forced')
  for (const path of shareOfToday(SCREENS, 4)) {
    if (path !== '/home') await page.goto(path)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect.soft(await unseenStates(page), path).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(await unseenStates(page), 'phone').toEqual([])
  await page.goto('/home')
  const time = posts(page)
    .first()
    .locator('a')
    .filter({ has: page.locator('time') })
  await time.click()
  const id = await page.locator('article[aria-current]').getAttribute('data-row')
  const opened = page.locator(`article[data-row="${id}"]`)
  const marked = await opened.screenshot()
  await opened.evaluate((element) => element.removeAttribute('aria-current'))
  expect((await opened.screenshot()).equals(marked), 'the post that was opened').toBe(false)
})

// docs/spec/conventions.md#links-in-texts
test('every link in the text of a post is underlined', async ({ page, openAs }) => {
  await openAs(alice, '/local')
  await expect(posts(page).first()).toBeVisible()
  const links = page.locator('main [class*="content"] a')
  await expect(links.first()).toBeVisible()
  const plain = await links.evaluateAll((all) =>
    all
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
      .map((link) => link.outerHTML.slice(0, 120)),
  )
  expect(plain).toEqual([])
})
