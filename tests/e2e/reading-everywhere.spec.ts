/**
 * Looks at every screen with the eyes of readers who write from right to left, who want no motion, and whose
 * English is British. Tests docs/spec/conventions.md#text-direction, docs/spec/conventions.md#motion,
 * docs/spec/conventions.md#dates-and-numbers, docs/spec/posts.md#time.
 */
import type { Locator, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { textsOf } from './catalogue.ts'
import { expectToStand, guide, nameOf, VISITS } from './every-screen.ts'
import { allAnswered, demoPerson, expect, posts, test, type World } from './journey.ts'
import { MOVING_GIF } from './moving-gif.ts'
import type { OtherClient } from './other-client.ts'

const alice = demoPerson('alice')

/** A Persian sentence that begins with a Latin name, and one with tags in it. */
const SENTENCE = '@bob سلام دوستان'
const TAGS = 'امروز #کتاب و #garden خواندیم'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

/** Writes both wherever a person can write, and gives alice pictures that move. */
async function fillWorld(client: OtherClient, world: World) {
  const moving = { media_type: 'image/gif', file: MOVING_GIF, description: SENTENCE }
  const { id, url } = await client.ask<{ id: string; url: string }>('POST', '/api/v1/media', moving)
  await client.ask('PATCH', '/api/v1/accounts/update_credentials', {
    display_name: 'علی @home',
    note: `${SENTENCE}\n\n${TAGS} #garden`,
    fields_attributes: [{ name: SENTENCE, value: SENTENCE }],
    ...{ avatar: MOVING_GIF, avatar_media_type: 'image/gif' },
    ...{ header: MOVING_GIF, header_media_type: 'image/gif' },
  })
  await client.ask('POST', '/api/v1/lists', { title: SENTENCE })
  await client.write({ status: `${SENTENCE}\n\n${TAGS} #garden`, media_ids: [id] })
  await client.write({ status: 'سلام', poll: { options: [SENTENCE, TAGS], expires_in: 3600 } })
  await world.control({
    instance: { short_description: SENTENCE },
    deliver: {
      author: 'bob',
      content: `<p>${SENTENCE} :turning:</p><p>#کتاب #خواندن</p>`,
      mentions: ['alice'],
      overrides: { emojis: [{ shortcode: 'turning', url, static_url: url, visible_in_picker: true }] },
    },
    notify: { sender: 'bob', type: 'mention', about: 'سلام' },
  })
}

/** Returns what runs the wrong way, and how much of the rest was looked at. */
const lookAtDirections = (page: Page) =>
  page.evaluate((sentence) => {
    const wrong: string[] = []
    let seen = 0
    const place = (node: Node, from: number, to: number) => {
      const range = new Range()
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect()
    }
    const isSeen = (rect: DOMRect) => rect.width > 0 && rect.height > 0
    const compare = (first: DOMRect, second: DOMRect, isRightToLeft: boolean, what: string) => {
      if (!isSeen(first) || !isSeen(second) || Math.abs(first.bottom - second.bottom) > 8) return
      seen += 1
      if (first.left > second.left !== isRightToLeft) wrong.push(what)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const blocks = new Set<Element>()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      if ((node.parentElement?.clientWidth ?? 0) === 1) continue // only read aloud
      // The sign of a name stands before its first letter.
      for (const { 0: match, index } of text.matchAll(/(?<![^\s([])[@#][\p{L}]/gu))
        compare(
          place(node, index, index + 1),
          place(node, index + 1, index + 2),
          /[\u0600-\u06ff]/.test(match),
          text,
        )
      for (let block = node.parentElement; text.includes('سلام') && block; block = block.parentElement)
        if (block.textContent?.trim().startsWith(sentence)) {
          blocks.add(block)
          break
        }
    }
    // A sentence runs in the direction of its words, whatever name it begins with.
    for (const block of blocks) {
      const inside = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      let name: DOMRect | null = null
      for (let node = inside.nextNode(); node; node = inside.nextNode()) {
        const text = node.textContent ?? ''
        const [at, word] = [text.indexOf('@bob'), text.indexOf('سلام')]
        if (at >= 0) name ??= place(node, at, at + 4)
        if (word < 0) continue
        if (name) compare(name, place(node, word, word + 4), true, `${block.tagName}: ${block.textContent}`)
        break
      }
    }
    return { wrong, seen }
  }, SENTENCE)

/** Returns what moves: animations, and pictures that are not shown as their first frame. */
const lookForMotion = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .map(
        (each) => `animation of ${each.effect instanceof KeyframeEffect && each.effect.target?.className}`,
      ),
    ...[...document.querySelectorAll('img')]
      .filter((image) => /\.gif/.test(image.currentSrc) && image.checkVisibility({ opacityProperty: true }))
      .map(({ src, className }) => `${className} ${src}`),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ src }) => src),
  ])

// docs/spec/conventions.md#text-direction, docs/spec/conventions.md#motion
test('on every screen mixed texts run as they should, and nothing moves', async ({ page, openAs, world }) => {
  test.setTimeout(400_000)
  await openAs(alice, '/about')
  const client = await guide(page)
  await fillWorld(client, world)
  let seen = 0
  let frames = 0
  const look = async (what: string) => {
    await allAnswered(page)
    await expect.poll(() => lookForMotion(page), { message: `${what}: nothing moves` }).toEqual([])
    const directions = await lookAtDirections(page)
    expect.soft(directions.wrong, what).toEqual([])
    seen += directions.seen
    frames += await page.locator('img ~ canvas[aria-hidden]').count()
  }
  const visits = shareOfToday(VISITS, 4).toSorted((a, b) => Number(a.as === null) - Number(b.as === null))
  let isGuest = false
  for (const visit of visits) {
    if (visit.as === null && !isGuest) {
      isGuest = true
      await page.evaluate(() => localStorage.clear())
    }
    await page.goto(await visit.path(client))
    await expectToStand(page, nameOf(visit))
    await look(nameOf(visit))
    if (visit.route === 'post' && !isGuest)
      await expect(
        page
          .locator('main time')
          .filter({ hasText: /^\w+,? \d+ \w+ \d{4}\b/ })
          .first(),
      ).toBeVisible()
  }
  console.info(`${seen} names and sentences, ${frames} pictures that stand still`)
  // A share has its part of them.
  const { length } = visits
  expect(seen).toBeGreaterThan(length)
  expect(frames).toBeGreaterThan(length / 4)
})

/** Returns how far what an element says is from the right edge of what it stands in. */
const gapAtRight = (element: Locator) =>
  element.evaluate((name) => {
    const range = new Range()
    range.selectNodeContents(name)
    const place = name.parentElement ?? name
    const edge = place.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(place).paddingRight)
    return Math.round(edge - range.getBoundingClientRect().right)
  })

// docs/spec/conventions.md#text-direction
test('on a Persian page names in Latin letters stand where its lines begin', async ({
  page,
  openAs,
  otherDevice,
  host,
}) => {
  const here = await otherDevice(alice)
  await here.ask('POST', '/api/v1/settings/client_config', { kith: { bells: 'bob' } })
  await openAs(alice, '/settings?section=notifications', 'fa')
  const bell = page.locator('bdi', { hasText: '@bob' })
  await expect(bell).toBeVisible()
  expect(await gapAtRight(bell)).toBe(0)
  await page.goto('/search?q=%23garden')
  const tag = page.locator('bdi', { hasText: '#garden' }).first()
  await expect(tag).toBeVisible()
  expect(await gapAtRight(tag)).toBe(0)
  await page.goto('/groups')
  await page.getByRole('button', { name: textsOf('fa')('group.create') }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('roses')
  const address = page.locator('bdi', { hasText: `@roses@${host}` })
  await expect(address).toBeVisible()
  expect(await gapAtRight(address)).toBe(0)
})

// docs/spec/conventions.md#text-direction, docs/spec/conventions.md#motion
test('a reply that begins with a name runs in the direction of its words; a picture moves while one points at it', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/about')
  await fillWorld(await guide(page), world)
  await page.goto('/home')
  const post = posts(page)
    .filter({ has: page.getByAltText(':turning:') })
    .first()
  const emoji = post.getByAltText(':turning:')
  await expect(emoji).toHaveCSS('opacity', '0')
  await emoji.locator('xpath=following-sibling::canvas').hover()
  await expect(emoji).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(emoji).toHaveCSS('opacity', '0')

  const moving = page
    .locator('[data-known]')
    .filter({ has: page.getByAltText(SENTENCE) })
    .first()
  const play = moving.getByRole('button', { name: /^(Play|Stop)$/ })
  await expect(moving.getByRole('img')).toHaveCSS('opacity', '0')
  await play.press('Enter')
  await expect(play).toHaveAccessibleName('Stop')
  await expect(play).toBeFocused()
  await expect(moving.getByRole('img')).toHaveCSS('opacity', '1')
  await play.press('Enter')
  await expect(moving.getByRole('img')).toHaveCSS('opacity', '0')

  await post.getByRole('button', { name: /^Reply/ }).click()
  const text = page.getByLabel('Text of the post')
  await text.fill(SENTENCE)
  await expect(text).toHaveCSS('direction', 'rtl')
  await text.fill('@bob hello\nسلام')
  await expect(text).toHaveCSS('unicode-bidi', 'plaintext')
})
