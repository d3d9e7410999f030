/** Tests docs/spec/session.md#acting-as-another-account. */
import type { Locator, Page } from '@playwright/test'
import { author, endSessionOf, itemFor, me, signInBeside, storedTexts, switchTo } from './accounts.ts'
import { picture, png } from './files.ts'
import { A, allAnswered, B, chooseItem, expect, test, unique } from './journey.ts'
import { keysWork } from './keyboard.ts'
import { storedDrafts } from './stored.ts'

const like = (card: Locator) => card.getByRole('button', { name: /^Like/ })
const repost = (card: Locator) => card.getByRole('button', { name: /^Repost/ })
const notice = (page: Page, words: RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(words)
const item = (page: Page, words: string) => itemFor(page, words, B)

test.describe('with a mouse', () => {
  // docs/spec/session.md#acting-as-another-account
  test('the other button likes and reposts as the other account, and one press takes it back @anywhere @daily @older', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('liked by two')
    const [a, b] = [await otherDevice(A), await otherDevice(B)]
    const { id } = await a.write({ status: words })
    const ofB = () => b.ask<{ favourited: boolean; reblogged: boolean }>('GET', `/api/v1/statuses/${id}`)
    await openAs(A, `/post/${id}`)
    await signInBeside(page, A, B)
    const card = page.getByRole('article').filter({ hasText: words })
    await allAnswered(page)
    await like(card).click({ button: 'right' })
    await item(page, 'Like as').click()
    await expect(notice(page, /Liked as .*@/)).toBeVisible()
    expect((await ofB()).favourited).toBe(true)
    await expect(like(card)).toHaveAccessibleName(/1 like/)
    await expect(like(card)).toHaveAttribute('aria-pressed', 'false')
    await expect(like(card)).toBeFocused()

    await like(card).click({ button: 'right' })
    await item(page, 'Like as').click()
    await expect(notice(page, /likes this post already/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(notice(page, /Taken back as/)).toBeVisible()
    expect((await ofB()).favourited).toBe(false)
    await expect(like(card)).toHaveAccessibleName('Like')

    await card.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Repost as another account')
    await item(page, 'Repost as').click()
    await expect(notice(page, /Reposted as .*@/)).toBeVisible()
    expect((await ofB()).reblogged).toBe(true)
    await expect(repost(card)).toHaveAccessibleName(/1 repost/)
    await expect(repost(card)).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(notice(page, /Taken back as/).last()).toBeVisible()
    await expect.poll(async () => (await ofB()).reblogged).toBe(false)
    await a.ask('DELETE', `/api/v1/statuses/${id}`)
  })

  // docs/spec/session.md#acting-as-another-account
  // docs/spec/session.md#a-token-and-its-account
  test('what the other account may not see or has no session for is said, and the page goes on @older', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('for nobody else')
    const a = await otherDevice(A)
    const { id } = await a.write({ status: `@carol ${words}`, visibility: 'direct' })
    await openAs(A, `/post/${id}`)
    await signInBeside(page, A, B)
    const card = page.getByRole('article').filter({ hasText: words })
    await allAnswered(page)
    await card.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Like as another account' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Repost as another account' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await like(card).click({ button: 'right' })
    await item(page, 'Like as').click()
    await expect(notice(page, /did not work as .*@.*not allowed to see it/)).toBeVisible()

    await endSessionOf(page, B)
    await like(card).click({ button: 'right' })
    await item(page, 'Like as').click()
    await expect(notice(page, /did not work as .*session has ended/)).toBeVisible()
    await expect(me(page, A)).toBeVisible()
    // Nobody else is signed in any more, so the button has no such menu.
    await like(card).click({ button: 'right' })
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('button', { name: /Sign in again as/ }).click()
    await expect(page.getByLabel('Username')).toHaveValue(B.username)
    await a.ask('DELETE', `/api/v1/statuses/${id}`)
  })

  // docs/spec/session.md#acting-as-another-account
  test('with the keyboard alone: Shift+F10 on the button, and the command palette', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('by keys')
    const { id } = await (await otherDevice(A)).write({ status: words })
    await openAs(A, `/post/${id}`)
    await signInBeside(page, A, B)
    const card = page.getByRole('article').filter({ hasText: words })
    await keysWork(page)
    await allAnswered(page)
    await like(card).focus()
    await page.keyboard.press('Shift+F10')
    await expect(item(page, 'Like as')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(like(card)).toBeFocused()
    await page.keyboard.press('ContextMenu')
    await expect(item(page, 'Like as')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notice(page, /Liked as .*@/)).toBeVisible()
    await expect(like(card)).toHaveAccessibleName(/1 like/)
    await expect(like(card)).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toBeFocused()
    await page.keyboard.type('repost as another')
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
      'Repost as another account',
    )
    await page.keyboard.press('Enter')
    await expect(item(page, 'Repost as')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notice(page, /Reposted as .*@/)).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByText('On the button to like or repost: as another account')).toBeVisible()
  })

  // docs/spec/session.md#acting-as-another-account
  test('with one account nothing of it is there', async ({ page, openAs, otherDevice, world }) => {
    const words = unique('of one account')
    const { id } = await (await otherDevice(A)).write({ status: words })
    await openAs(A, `/post/${id}`)
    const card = page.getByRole('article').filter({ hasText: words })
    await allAnswered(page)
    await world.requests()
    await like(card).click({ button: 'right' })
    await card.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /another account/ })).toHaveCount(0)
    expect((await world.requests()).filter(({ path }) => /actas/i.test(path))).toEqual([])
  })
})

const text = (page: Page) => page.getByLabel('Text of the post')

test.describe('the editor', () => {
  // docs/spec/session.md#writing-as-another-account
  test('a draft goes over with its file, is published as the other account, and leads back @older', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('begun by one')
    await openAs(A, '/home')
    await signInBeside(page, A, B)
    await page.getByRole('button', { name: 'What is on your mind?' }).click()
    await text(page).fill(words)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Attach files' }).click()
    await (await chooser).setFiles([png('picture.png', await picture(page))])
    await page.getByLabel(/^Description/).fill('a red square')
    await allAnswered(page)
    await author(page, A).click()
    await item(page, 'Write as').click()
    await expect(me(page, B)).toBeVisible()
    await expect(text(page)).toHaveValue(words)
    await expect(author(page, B)).toBeVisible()
    await expect(page.getByLabel(/^Description/)).toHaveValue('a red square')
    const drafts = JSON.stringify(await storedDrafts(page))
    expect(drafts.split(words)).toHaveLength(2)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(notice(page, /Published as .*@/)).toBeVisible()
    const [a, b] = [await otherDevice(A), await otherDevice(B)]
    const of = async (id: string) => {
      const latest = await a.ask<{ content: string; media_attachments: { description: string }[] }[]>(
        'GET',
        `/api/v1/accounts/${id}/statuses?limit=5`,
      )
      return latest.filter(({ content }) => content.includes(words))
    }
    const [post] = await of(b.id)
    expect(post?.media_attachments.map(({ description }) => description)).toEqual(['a red square'])
    expect(await of(a.id)).toEqual([])
    await page.getByRole('button', { name: /Switch to/ }).click()
    await expect(me(page, A)).toBeVisible()
    await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
    expect(JSON.stringify(await storedDrafts(page))).not.toContain(words)
    expect(await storedTexts(page)).not.toContain(words)
  })

  // docs/spec/session.md#writing-as-another-account
  test('a reply keeps what it answers; where the other account does not see that, or has a draft there, it stays @older', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('a reply')
    const a = await otherDevice(A)
    const open = await a.write({ status: unique('for all') })
    const closed = await a.write({ status: `@carol ${unique('for one')}`, visibility: 'direct' })
    await openAs(A, `/post/${closed.id}`)
    await signInBeside(page, A, B)
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Reply/ })
      .click()
    await text(page).fill(`@carol ${words} one`)
    await author(page, A).click()
    await item(page, 'Write as').click()
    await expect(notice(page, /did not work as .*@.*not allowed to see it/)).toBeVisible()
    await expect(text(page)).toHaveValue(`@carol ${words} one`)
    await expect(me(page, A)).toBeVisible()

    await page.goto(`/post/${open.id}`)
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Reply/ })
      .click()
    await text(page).fill(`${words} two`)
    await author(page, A).click()
    await item(page, 'Write as').click()
    await expect(me(page, B)).toBeVisible()
    await expect(text(page)).toHaveValue(`${words} two`)
    await expect(page).toHaveURL(`/post/${open.id}`)
    await switchTo(page, A)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Reply/ })
      .click()
    await text(page).fill('something else')
    await author(page, A).click()
    await item(page, 'Write as').click()
    await expect(notice(page, /has already begun something else here/)).toBeVisible()
    await expect(text(page)).toHaveValue('something else')

    await switchTo(page, B)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Reply/ })
      .click()
    await expect(text(page)).toHaveValue(`${words} two`)
    await page.getByRole('button', { name: 'Publish' }).click()
    const b = await otherDevice(B)
    const replies = async () => {
      const latest = await b.ask<{ in_reply_to_id: string | null; content: string }[]>(
        'GET',
        `/api/v1/accounts/${b.id}/statuses?limit=5&exclude_replies=false`,
      )
      return latest.filter(({ content }) => content.includes(words)).map((each) => each.in_reply_to_id)
    }
    await expect.poll(replies).toEqual([open.id])
  })

  // docs/spec/session.md#writing-as-another-account
  test('an ended session of the other account moves nothing, and names it', async ({ page, openAs }) => {
    await openAs(A, '/home')
    await signInBeside(page, A, B)
    await page.getByRole('button', { name: 'What is on your mind?' }).click()
    await text(page).fill('it stays')
    await endSessionOf(page, B)
    await author(page, A).click()
    await item(page, 'Write as').click()
    await expect(notice(page, /did not work as .*session has ended/)).toBeVisible()
    await expect(text(page)).toHaveValue('it stays')
    await page.reload()
    await expect(me(page, A)).toBeVisible()
    await expect(text(page)).toHaveValue('it stays')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // docs/spec/session.md#acting-as-another-account
  test('a finger that rests on the button opens the menu, and presses nothing else @older', async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const words = unique('held')
    const a = await otherDevice(A)
    const { id } = await a.write({ status: words })
    await openAs(A, `/post/${id}`)
    await signInBeside(page, A, B)
    const card = page.getByRole('article').filter({ hasText: words })
    await allAnswered(page)
    const box = await like(card).boundingBox()
    if (!box) throw new Error('the button is nowhere')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [point])
    await expect(item(page, 'Like as')).toBeVisible()
    await send('touchEnd', [])
    await expect(item(page, 'Like as')).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(page.getByRole('menu')).toHaveCount(0)

    await send('touchStart', [point])
    await expect(item(page, 'Like as')).toBeVisible()
    await send('touchEnd', [])
    await item(page, 'Like as').tap()
    await expect(notice(page, /Liked as .*@/)).toBeVisible()
    await expect(like(card)).toHaveAttribute('aria-pressed', 'false')
    const mine = await a.ask<{ favourited: boolean }>('GET', `/api/v1/statuses/${id}`)
    expect(mine.favourited).toBe(false)
    await like(card).tap()
    await expect(like(card)).toHaveAttribute('aria-pressed', 'true')
  })
  // docs/spec/session.md#writing-as-another-account
  test('the editor that covers the page opens again as the other account', async ({ page, openAs }) => {
    await openAs(A, '/home')
    await signInBeside(page, A, B)
    await page.getByRole('link', { name: 'Write' }).tap()
    await text(page).fill('on the way')
    await author(page, A).tap()
    await item(page, 'Write as').tap()
    await expect(author(page, B)).toBeVisible()
    await expect(text(page)).toHaveValue('on the way')
    await page.getByRole('button', { name: 'Publish' }).tap()
    await expect(notice(page, /Published as .*@/)).toBeVisible()
    await expect(page.getByRole('button', { name: /Switch to/ })).toBeInViewport({ ratio: 1 })
  })
})
