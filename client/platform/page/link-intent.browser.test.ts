/** Tests docs/spec/navigation.md#loading-ahead: what counts as being about to follow a link. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchLinkIntent } from './link-intent.ts'

const meant: string[] = []
let stop: () => void

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body
const send = (type: string, id: string, more: PointerEventInit) =>
  find(id).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }))
/** Tells the page that the pointer has come to an element, at some place of the screen. */
function over(id: string, screenX: number) {
  send('pointerover', id, { screenX })
  send('pointermove', id, { screenX })
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 250))

beforeEach(() => {
  meant.length = 0
  // Away from the real pointer, whose own events have other places.
  document.body.innerHTML =
    '<main style="padding: 300px"><article id="card"><a id="one" href="/one">One</a> <a id="two" href="/two">Two</a></article></main>'
  stop = watchLinkIntent(
    ({ pathname }) => meant.push(pathname),
    (element) => element.closest('#card')?.querySelector('a') ?? null,
  )
})
afterEach(() => stop())

// docs/spec/navigation.md#loading-ahead
test('a pointer that rests means the link, one that passes does not', async () => {
  over('one', 1)
  over('two', 2)
  await pause()
  expect(meant).toEqual(['/two'])
})

test('a page that scrolls under the pointer means nothing', async () => {
  over('one', 1)
  document.dispatchEvent(new Event('scroll'))
  over('two', 1)
  await pause()
  expect(meant).toEqual([])
})

test('a press means the link of the card, at once', () => {
  find('card').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  expect(meant).toEqual(['/one'])
})

test('a touch means the link of the card, unless it begins to scroll', async () => {
  const touch = (type: string) => send(type, 'card', { button: 0, pointerType: 'touch' })
  send('pointerover', 'one', { pointerType: 'touch' })
  touch('pointerdown')
  touch('pointercancel')
  await pause()
  expect(meant).toEqual([])
  touch('pointerdown')
  await pause()
  expect(meant).toEqual(['/one'])
})

// docs/spec/navigation.md#loading-ahead
test('the focus that stays means the link', async () => {
  find('two').focus()
  await pause()
  expect(meant).toEqual(['/two'])
})
