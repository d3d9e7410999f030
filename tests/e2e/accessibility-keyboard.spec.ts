/** Goes through what people do every day with the keyboard alone (docs/spec/conventions.md#accessibility). */
import { A, allAnswered, B, demoPerson, expect, heading, test, unique } from './journey.ts'
import { expectFocus, keysWork, press, tabTo } from './keyboard.ts'

// docs/spec/conventions.md#accessibility
test('with the keyboard alone somebody signs in, follows, opens a post, votes, reacts, replies and changes a setting @anywhere', async ({
  page,
  otherDevice,
}) => {
  test.slow()
  const bob = await otherDevice(B)
  const question = unique('what do you say?')
  await bob.write({ status: question, poll: { options: ['tea', 'coffee'], expires_in: 3600 } })

  await test.step('sign in', async () => {
    await page.goto('/')
    await tabTo(page, page.getByLabel('Username'))
    await page.keyboard.type(A.username)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(A.password)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Home')).toBeVisible()
  })

  await test.step('follow', async () => {
    await page.goto(`/profile/${bob.id}`)
    const follow = page
      .getByRole('main')
      .getByRole('button', { name: /^(Follow|Unfollow|Cancel follow request)/ })
    await expect(follow.first()).toBeVisible()
    const before = await follow.first().getAttribute('aria-label')
    await press(page, follow.first())
    await expect(follow.first()).not.toHaveAttribute('aria-label', before ?? '')
    await expect(follow.first()).toBeFocused()
  })

  const post = page.getByRole('article').filter({ hasText: question }).first()
  await test.step('open', async () => {
    await press(page, post.locator('a').filter({ has: page.locator('time') }))
    await expect(page.locator('article[aria-current]')).toContainText(question)
    await allAnswered(page)
  })

  await test.step('vote', async () => {
    await tabTo(page, post.getByRole('radio', { name: 'tea' }))
    await page.keyboard.press('ArrowDown')
    await expect(post.getByRole('radio', { name: 'coffee' })).toBeChecked()
    await press(page, post.getByRole('button', { name: 'Vote', exact: true }))
    await expect(post.getByRole('list', { name: 'Results' })).toBeFocused()
  })

  await test.step('react', async () => {
    await press(page, post.getByRole('button', { name: 'React with an emoji' }))
    const picker = page.getByRole('dialog', { name: 'React with an emoji' })
    await expect(picker.getByRole('option').first()).toBeVisible()
    await page.keyboard.type('party popper')
    await expect(picker.getByRole('option', { name: 'party popper' }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(post.getByRole('button', { name: /🎉/ })).toHaveAttribute('aria-pressed', 'true')
    await expectFocus(page)
  })

  await test.step('reply', async () => {
    const answer = unique('both')
    await press(page, post.getByRole('button', { name: /^Reply/ }), 'Shift+Tab')
    const form = page.getByRole('form', { name: 'Reply' })
    await expect(form.getByLabel('Text of the post')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(answer)
    await press(page, form.getByRole('button', { name: 'Publish' }))
    await expect(page.getByRole('article').filter({ hasText: answer })).toBeVisible()
    await expectFocus(page)
  })

  await test.step('change a setting', async () => {
    await page.goto('/settings?section=appearance')
    const setting = page.getByRole('switch', { name: 'Short names for posts' })
    await expect(setting).toBeVisible()
    await tabTo(page, setting)
    await page.keyboard.press('Space')
    await expect(setting).toBeChecked()
    await page.reload()
    await expect(setting).toBeChecked()
  })
})

// docs/spec/conventions.md#accessibility
// docs/spec/keyboard.md#changing-a-key
test('with the keyboard alone somebody reads, and gives a shortcut another key', async ({ page, openAs }) => {
  const alice = demoPerson('alice')
  const post = (number: number) => page.locator(`article[aria-posinset="${number}"]`)
  await openAs(alice, '/home')
  await keysWork(page)

  await test.step('read', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(
      page,
      post(1)
        .locator('a')
        .filter({ has: page.locator('time') }),
    )
    await page.keyboard.press('j')
    await expect(post(2)).toBeFocused()
    await expectFocus(page)
  })

  await test.step('give a shortcut another key', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    const section = page.getByRole('main').getByRole('link', { name: 'Keyboard' })
    await press(page, section)
    const keys = page.getByRole('main').getByRole('textbox', { name: 'Next post' })
    await tabTo(page, keys)
    await page.keyboard.type('w')
    await page.keyboard.press('Tab')
    await expect(keys).toHaveValue('W')
    await tabTo(page, section, 'Shift+Tab')
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(heading(page, 'Home')).toBeFocused()
    await page.keyboard.press('w')
    await expect(post(1)).toBeFocused()
    await page.keyboard.press('j')
    await expect(post(1)).toBeFocused()
  })
})

// docs/spec/conventions.md#focus-in-sight
test('typing a search far down a page does not scroll it', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/local')
  await allAnswered(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await page.keyboard.type('garden')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})
