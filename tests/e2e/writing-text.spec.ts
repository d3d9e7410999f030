/**
 * Tests docs/spec/writing.md#suggestions, docs/spec/writing.md#emoji-in-a-text, docs/spec/writing.md#preview,
 * docs/spec/writing.md#ctrlenter, docs/spec/writing.md#who-will-see-this-post.
 */
import type { Page } from '@playwright/test'
import english from '../../client/i18n/locales/en.json' with { type: 'json' }
import persian from '../../client/i18n/locales/fa.json' with { type: 'json' }
import { expectClean } from './clean.ts'
import { demoPerson, expect, posts, test } from './journey.ts'

const alice = demoPerson('alice')
const box = (page: Page) => page.getByLabel('Text of the post')
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}

test('people are suggested, selected with the arrow keys and picked with Enter @daily', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await open(page)
  await page.keyboard.type('hello @li')
  await expect(suggestions(page).first()).toBeVisible()
  expect(await suggestions(page).count()).toBeLessThanOrEqual(4)
  const second = suggestions(page).nth(1)
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  const acct = /@\S+$/.exec((await second.textContent()) ?? '')?.[0]
  await page.keyboard.press('Enter')
  await page.keyboard.type('!')
  await expect(box(page)).toHaveValue(`hello ${acct} !`)
  await expect(suggestions(page)).toHaveCount(0)
})

// docs/spec/writing.md#suggestions
test('Tab picks, Esc closes, and each pause in typing searches once', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await open(page)
  await world.requests()
  await page.keyboard.type('@bo')
  await expect(suggestions(page).filter({ hasText: '@bob' })).toBeVisible()
  const searches = (await world.requests()).filter(({ path }) => path.startsWith('/api/v1/accounts/search'))
  expect(searches).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('@car')
  await expect(suggestions(page).first()).toContainText('@carol')
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveValue('@bo\n@carol ')
  await expect(box(page)).toBeFocused()
})

test('a single exact match is not suggested', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await open(page)
  const answer = page.waitForResponse((one) => one.url().includes('/accounts/search?q=carol&'))
  await page.keyboard.type('@carol', { delay: 20 })
  await answer
  await page.keyboard.type(' @caro')
  await expect(suggestions(page)).toHaveCount(1)
  await page.keyboard.type('l')
  await expect(suggestions(page)).toHaveCount(0)
})

test('custom and standard emoji are suggested and picked by mouse', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await open(page)
  await page.keyboard.type('so :par')
  await expect(suggestions(page).first()).toBeVisible()
  expect(await suggestions(page).count()).toBeLessThanOrEqual(10)
  await suggestions(page).filter({ hasText: 'party popper' }).click()
  await expect(box(page)).toHaveValue('so 🎉 ')
  await expect(box(page)).toBeFocused()
  const [custom] = await (await page.request.get('/api/v1/custom_emojis')).json()
  await page.keyboard.type(`:${custom.shortcode}`)
  await suggestions(page).filter({ hasText: custom.shortcode }).first().click()
  await expect(box(page)).toHaveValue(`so 🎉 :${custom.shortcode}: `)
})

test('a failing search for people says so, and writing can continue', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await world.control({ fail: { path: '/api/v1/accounts/search', status: 503 } })
  await open(page)
  await page.keyboard.type('@bo')
  await expect(page.getByText(/^No suggestions:/)).toBeVisible()
  await page.keyboard.type('b is here')
  await expect(page.getByText(/^No suggestions:/)).toHaveCount(0)
  await expect(box(page)).toHaveValue('@bob is here')
})

// docs/spec/reactions.md#one-emoji-picker
test('the emoji picker inserts at the cursor, with a space where there is none', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await open(page)
  await page.keyboard.type('hello world')
  for (let step = 0; step < ' world'.length; step += 1) await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Insert emoji' }).click()
  await expect(page.getByRole('combobox', { name: 'Search emoji' })).toBeFocused()
  await page.keyboard.type('butterfly')
  await expect(page.getByRole('option', { name: 'butterfly' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(box(page)).toHaveValue('hello 🦋! world')
})

// docs/spec/writing.md#preview
test('the preview shows what the server makes of the text, and returns to the same place', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/home')
  await open(page)
  const toggle = page.getByRole('button', { name: 'Preview' })
  await expect(toggle).toBeDisabled()
  await page.keyboard.type('**bold** for @bob')
  await toggle.click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('bold')).toHaveJSProperty('tagName', 'STRONG')
  await expect(box(page)).toBeHidden()
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(box(page)).toHaveValue('**bold** for @bob!')

  await toggle.click()
  await preview.getByRole('link', { name: '@bob' }).click()
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL(/\/home$/)

  await world.control({ fail: { path: '/api/v1/statuses/preview', method: 'POST', status: 500 } })
  await page.keyboard.type('!')
  await toggle.click()
  await expect(preview.getByRole('alert')).toBeVisible()
  await preview.getByRole('button', { name: 'Try again' }).click()
  await expect(preview.getByText('bold')).toBeVisible()
})

// docs/spec/writing.md#counter
// docs/spec/writing.md#ctrlenter
test('text beyond the limit is marked and announced', async ({ page, openAs, world }) => {
  await world.control({ instance: { configuration: { statuses: { max_characters: 10 } } } })
  await openAs(alice, '/home')
  await open(page)
  const marked = page.locator('form mark')
  await page.keyboard.type('🎉 exactly!')
  await expect(marked).toHaveCount(0)
  await page.keyboard.type(' no')
  await expect(marked).toHaveText(' no')
  await expect(page.getByText('3 characters too many').first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(box(page)).toHaveValue('🎉 exactly! no')
  // The mark lies exactly under the letters it means.
  const [text, mark] = await Promise.all([box(page).boundingBox(), marked.boundingBox()])
  if (!text || !mark) throw new Error('the text or its mark is not shown')
  expect(mark.y).toBeGreaterThan(text.y)
  expect(mark.x).toBeGreaterThan(text.x)
  await page.keyboard.press('Backspace')
  await expect(marked).toHaveText(' n')
})

// docs/spec/writing.md#ctrlenter
// docs/spec/writing.md#input-methods
test('Ctrl+Enter sends once, and not while an input method is composing', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await page.evaluate(async () => {
    await fetch('/api/v1/settings/client_config', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ kith: { ctrlEnterEnabled: true } }),
    })
  })
  await page.reload()
  await open(page)
  await page.keyboard.type('kanji')
  const press = (more: { isComposing?: boolean; keyCode?: number; repeat?: boolean }) =>
    box(page).evaluate((element, more) => {
      const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true, ...more }
      element.dispatchEvent(new KeyboardEvent('keydown', key))
    }, more)
  await press({ isComposing: true })
  await press({ keyCode: 229 }) // Safari has ended the composition by then
  await press({ repeat: true })
  await expect(box(page)).toBeEditable()
  await expect(box(page)).toHaveValue('kanji')
  await page.keyboard.type(' done, says @bo')
  await expect(suggestions(page).first()).toBeVisible()
  await world.control({ hold: { path: '/api/v1/statuses', method: 'POST' } })
  await page.keyboard.press('Control+Enter')
  await expect(suggestions(page), 'nothing more is suggested for what is on its way').toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('kanji done, says @bo')
  await world.control({ release: true })
  await expect(posts(page).first()).toContainText('kanji done')
})

// docs/spec/writing.md#audiences
// docs/spec/writing.md#who-will-see-this-post
test('the editor says who will see the post, and warns when a mention reaches nobody', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await open(page)
  await expect(box(page)).toHaveAccessibleDescription('Everyone can see this post.')
  const audience = page.getByLabel('Who can see the post')
  await audience.selectOption('Followers')
  await expect(box(page)).toHaveAccessibleDescription(
    'Your followers and the people you mention will see this post.',
  )
  await audience.selectOption({ index: 3 })
  await expect(box(page)).toHaveAccessibleDescription(
    /Only the people you mention.*Nobody is mentioned yet\./,
  )
  await box(page).fill('hello @bob and @erin@meadow.example')
  await expect(box(page)).toHaveAccessibleDescription(
    'Only \u2066@bob\u2069 and \u2066@erin@meadow.example\u2069 will see this post.',
  )
})

// docs/spec/writing.md#who-will-see-this-post
test('mentioning somebody new in a reply that is not public warns', async ({ page, openAs }) => {
  await openAs(demoPerson('bob'), '/home')
  await open(page)
  await box(page).fill('just between us @alice')
  await page.getByLabel('Who can see the post').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('just between us')
  await openAs(alice, '/home')
  const post = posts(page).filter({ hasText: 'just between us' })
  await post.getByRole('button', { name: /^Reply/ }).click()
  const reply = page.getByRole('form', { name: 'Reply' }).getByLabel('Text of the post')
  await expect(reply).toHaveAccessibleDescription(/^Only \u2066@bob@\S+\u2069 will see this post\.$/)
  await reply.pressSequentially('and @carol ')
  await expect(reply).toHaveAccessibleDescription(/\u2066@carol\u2069 will not see it/)
})

for (const { size, locale, texts } of [
  { size: { width: 1280, height: 900 }, locale: 'en', texts: english },
  { size: { width: 390, height: 844 }, locale: 'fa', texts: persian },
]) {
  test(`axe finds nothing in open suggestions, ${size.width} wide, ${locale}`, async ({ page, openAs }) => {
    await page.setViewportSize(size)
    await openAs(alice, '/home', locale)
    await page.getByRole('button', { name: texts['composer.start'] }).click()
    const text = page.getByLabel(texts['composer.text'])
    await text.fill('…\n@li')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectClean(page)
  })
}

test('text typed while the editor is still loading stays', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await page.evaluate(() => {
    const type = () => {
      for (const letter of 'quick') document.execCommand('insertText', false, letter)
    }
    document.addEventListener('focusin', function typeAtOnce({ target }) {
      if (!(target instanceof HTMLTextAreaElement)) return
      document.removeEventListener('focusin', typeAtOnce)
      queueMicrotask(type)
    })
  })
  // The form is fetched only now, so the box comes without anybody's having just pressed something.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toHaveValue('quick')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await page.keyboard.type('ly')
  await expect(box(page)).toHaveValue('quickly')
})
