/**
 * Selects addresses in an engine with the mouse, copies them with the keyboard and pastes them into a field
 * of more lines: docs/spec/conventions.md#copied-as-a-whole.
 */
import { expect, test } from 'vitest'
import { engine, inEngine } from './engines.ts'
import type { Reader } from './reader.ts'
import type { Place } from './tab.ts'

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const MONERO =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'
const KEY = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'

inEngine((visit) => {
  // docs/spec/conventions.md#copied-as-a-whole
  test.each(['en', 'fa'])('the ways to pay and the fields of a profile, in %s', async (locale) => {
    const reader = await visit({ as: 'bob', seed: 'money', locale })
    await reader.open('/@alice')
    await reader.read('main section dl code', MONERO)
    for (const address of [BITCOIN, MONERO]) await expectWhole(reader, 'main section dl code', address)
    await reader.press('button', locale === 'en' ? 'Show all' : 'نمایش همه')
    await expectWhole(reader, 'main header dl code', MONERO)
  })

  // docs/spec/conventions.md#copied-as-a-whole
  test('an invoice, the code of an address, and a key', async () => {
    const payer = await visit({ as: 'sofia', seed: 'money' })
    await payer.open('/@alice/subscription')
    await payer.press('button', 'Extend')
    const address = await payer.until(() => document.querySelector('main code')?.textContent)
    expect(address).toMatch(/^8\w{94}$/)
    await expectWhole(payer, 'main code', address)

    // WebKit's driver pastes nothing within a window: there it shows neither right nor wrong.
    if (engine !== 'WebKit') {
      await payer.open('/@alice')
      await payer.press('button', 'Show the Monero address as a QR code')
      await expectWhole(payer, 'dialog[open] code', MONERO)
    }

    const owner = await visit({ as: 'alice', seed: 'settings' })
    await owner.open('/@alice')
    await expectWhole(owner, 'main code', KEY)
  })
})

/**
 * Selects the whole address by three presses, and by hand from its beginning to its end, and copies it each
 * time.
 */
async function expectWhole(reader: Reader, selector: string, address: string): Promise<void> {
  const { tab, until } = reader
  const [within] = await until(endsOf, selector, address)
  await tab.press(within, { count: 3 })
  expect(await copied(reader)).toBe(address)
  // The page may have moved to the field meanwhile.
  const [first, last] = await until(endsOf, selector, address)
  await tab.drag(first, last)
  expect(await copied(reader)).toBe(address)
}

/** Runs in the page. Returns places near the beginning and the end of the code with this text. */
async function endsOf(selector: string, text: string): Promise<[Place, Place] | null> {
  const code = [...document.querySelectorAll(selector)].find((element) => element.textContent === text)
  if (!code) return null
  code.scrollIntoView({ block: 'center' })
  const before = code.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, right, bottom } = code.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return null
  const range = document.createRange()
  range.selectNodeContents(code)
  const end = [...range.getClientRects()].at(-1)?.right ?? right
  return [
    [Math.round(x + 10), Math.round(y + 7)],
    [Math.round(Math.min(end, right) - 6), Math.round(bottom - 7)],
  ]
}

/** Copies what is selected, and returns what a field of more lines gets when it is pasted there. */
async function copied({ tab, until }: Reader): Promise<string> {
  await tab.key('c', 'Control')
  await tab.evaluate(() => {
    const field = document.createElement('textarea')
    field.setAttribute('data-pasted', '')
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.focus()
  })
  await tab.key('v', 'Control')
  const text = await until(() => document.querySelector<HTMLTextAreaElement>('[data-pasted]')?.value)
  await tab.evaluate(() => document.querySelector('[data-pasted]')?.remove())
  return text
}
