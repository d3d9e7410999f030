/**
 * Tests docs/spec/conventions.md#copied-as-a-whole: whoever selects an address by hand and copies it has
 * exactly that in the clipboard, wherever it stands. tests/engines/copied-addresses.test.ts does the same in
 * the other engines.
 */
import type { Locator, Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { clipboardText, fillClipboard } from './clipboard.ts'
import { demoPerson, expect, test } from './journey.ts'
import { fieldRows, form } from './profile-editor.ts'

const ALICE = demoPerson('alice')
const BOB = demoPerson('bob')
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const MONERO =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'
const LIGHTNING = 'alice@wallet.example'
const KEY = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'

const whole = (around: Page | Locator, text: string) => around.getByRole('code').filter({ hasText: text })

/** Selects a text in three ways, and returns what Ctrl and C have put into the clipboard each time. */
async function copiedByHand(page: Page, code: Locator): Promise<string[]> {
  await code.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    // A window that opens is on its way to its place.
    const moving = element.closest('dialog, [popover]')?.getAnimations() ?? []
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  const { x, y, width, height } = (await code.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [first, last] = [
    [x + 12, y + 6],
    [x + Math.min(width, 200) - 8, y + height - 6],
  ] as const
  const ways = [
    () => page.mouse.click(...first, { clickCount: 3 }),
    () => page.mouse.click(...last, { clickCount: 2 }),
    async () => {
      await page.mouse.move(...first)
      await page.mouse.down()
      await page.mouse.move(...last, { steps: 4 })
      await page.mouse.up()
    },
  ]
  const copied: string[] = []
  for (const select of ways) {
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await fillClipboard(page, 'nothing')
    await select()
    await page.keyboard.press('Control+c')
    copied.push(await clipboardText(page))
  }
  return copied
}

async function expectWhole(page: Page, code: Locator, text: string): Promise<void> {
  expect(await copiedByHand(page, code)).toEqual([text, text, text])
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

// docs/spec/conventions.md#copied-as-a-whole
for (const [width, height, locale] of [
  [1280, 900, 'en'],
  [390, 844, 'fa'],
] as const) {
  test(`addresses of a profile, an invoice and a payout, ${width} wide in ${locale}`, async ({
    page,
    world,
    openAs,
  }) => {
    await page.setViewportSize({ width, height })
    await world.control({ seed: 'money' })
    await openAs(BOB, '/@alice', locale)
    const main = page.getByRole('main')

    await test.step('among the ways to pay, where there is not room for all of it', async () => {
      const ways = main.getByRole('region').filter({ hasText: LIGHTNING }).last()
      for (const text of [BITCOIN, MONERO, LIGHTNING]) await expectWhole(page, whole(ways, text), text)
      // The end of it is on the same line.
      const { height: tall } = (await whole(ways, MONERO).boundingBox()) ?? { height: 0 }
      expect(tall).toBeLessThan(30)
      const ends = whole(ways, MONERO).getByText(MONERO.slice(-6), { exact: true })
      await expect(ends).toBeInViewport({ ratio: 1 })
    })

    await test.step('among the fields', async () => {
      await main.getByRole('button', { name: locale === 'en' ? 'Show all' : 'نمایش همه' }).click()
      await expect(whole(main, MONERO)).toHaveCount(2)
      await expectWhole(page, whole(main, MONERO).first(), MONERO)
    })

    await test.step('under its QR code', async () => {
      await main.locator('button[aria-haspopup=dialog]').filter({ visible: true }).nth(1).click()
      await expectWhole(page, whole(page.getByRole('dialog'), MONERO), MONERO)
      await page.keyboard.press('Escape')
    })

    await test.step('on an invoice', async () => {
      await page.goto('/@alice/subscription')
      await page.getByRole('button', { name: locale === 'en' ? 'Pay' : 'پرداخت', exact: true }).click()
      const code = main.getByRole('code').filter({ hasText: /^8/ })
      const address = (await code.textContent()) ?? ''
      expect(address).toMatch(/^8\w{94}$/)
      await expectWhole(page, code, address)
    })

    await test.step('where the own income goes', async () => {
      await openAs(ALICE, '/subscriptions/settings', locale)
      const code = main.getByRole('code').filter({ hasText: /^4/ })
      const address = (await code.textContent()) ?? ''
      expect(address).toMatch(/^4\w{94}$/)
      await expectWhole(page, code, address)
      await expectClean(page)
    })
  })
}

// docs/spec/conventions.md#copied-as-a-whole
// docs/spec/payments.md#pasted-addresses
test('keys on a profile and in its editor, where a payment link becomes an address', async ({
  page,
  world,
  openAs,
}) => {
  await world.control({ seed: 'settings' })
  await openAs(ALICE, '/@alice')
  const main = page.getByRole('main')
  await expectWhole(page, whole(main, KEY), KEY)

  await page.goto('/settings/profile')
  const proofs = page.getByRole('region', { name: 'Identity proofs' })
  await expectWhole(page, whole(proofs, KEY), KEY)
  await main.getByRole('button', { name: KEY }).click()
  await expectWhole(page, whole(page.getByRole('dialog'), KEY), KEY)
  await expectClean(page, 'dialog')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await form(page).getByRole('button', { name: 'Add a row' }).click()
  await fieldRows(page).last().getByLabel('Label', { exact: true }).fill('$XMR')
  const content = fieldRows(page).last().getByLabel('Content')
  await content.fill(`monero:${MONERO}?tx_amount=0.5`)
  await expect(content).toHaveValue(MONERO)
})
