import '#styles/global.css'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { ServerState } from '#data/connection/ServerState.tsx'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { KEYS } from '#platform/storage/storage.ts'
import { Button } from '#ui/Button.tsx'
import { EmojiPopover } from './EmojiPopover.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const CUSTOM = [
  { shortcode: 'blob_cat', url: PICTURE, category: 'blobs' },
  { shortcode: 'cat', url: PICTURE, category: null },
]
const pick = vi.fn()

/** The answers of the server, by the end of the path. */
let answers: Record<string, unknown>

/** The server answers when it resolves. */
let held: Promise<void> | undefined

/** Lets the server wait; returns the function that lets it answer. */
function hold() {
  let answerNow = () => {}
  held = new Promise((resolve) => {
    answerNow = resolve
  })
  return () => answerNow()
}

beforeEach(() => {
  localStorage.setItem(KEYS.owner, 'alice') // what was used is stored for somebody
  held = undefined
  answers = {
    '/v1/custom_emojis': CUSTOM,
    '/v2/instance': { version: '4.0.0', favorite_emojis: ['👍', '🎉'] },
  }
  connect({
    origin: 'https://kith.example',
    fetch: async (url) => {
      const answer = Object.entries(answers).find(([path]) => url.endsWith(path))?.[1]
      await held
      return answer === undefined ? new Response('', { status: 500 }) : Response.json(answer)
    },
  })
})

afterEach(() => {
  pick.mockReset()
  localStorage.clear()
})

async function openLoading(locale = 'en', direction: 'ltr' | 'rtl' = 'ltr') {
  await activateLocale(locale, direction)
  const screen = await render(
    <Texts>
      <ServerState client={createQueryClient()}>
        <main>
          <h1>Home</h1>
          <EmojiPopover
            label="React"
            trigger={(opener) => <Button {...opener}>React</Button>}
            onPick={(emoji) => pick(emoji.text)}
          />
        </main>
      </ServerState>
    </Texts>,
  )
  await screen.getByRole('button', { name: 'React' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  return screen
}

async function openPicker(...language: Parameters<typeof openLoading>) {
  const screen = await openLoading(...language)
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  return screen
}

const texts = (screen: Awaited<ReturnType<typeof openPicker>>) =>
  screen
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'))

// docs/spec/reactions.md#favourite-emoji
test('shows favourites, custom emoji by category, then standard emoji, and renders only rows near the visible ones', async () => {
  const screen = await openPicker()
  expect(texts(screen).slice(0, 5)).toEqual(['thumbs up', 'party popper', 'cat', 'blob_cat', 'grinning face'])
  expect(texts(screen).length).toBeLessThan(200)
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect((await axe.run()).violations).toEqual([])
})

test('a category button scrolls to its heading', async () => {
  const screen = await openPicker()
  await screen.getByRole('button', { name: 'Flags' }).click()
  await expect.element(screen.getByRole('option', { name: 'chequered flag' }).first()).toBeVisible()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith('🏁')
})

test('Enter picks the best match, closes the picker and returns the focus', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('cat')
  await expect.element(screen.getByRole('option', { selected: true })).toHaveAccessibleName('cat')
  await userEvent.keyboard('{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith(':cat:')
  await expect.element(screen.getByRole('button', { name: 'React', expanded: false })).toHaveFocus()
})

test('a picker that is opened again at once starts anew, and has the focus at once', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('cat')
  const [button, popover] = [screen.getByRole('button', { name: 'React' }), screen.getByRole('dialog')]
  const [opener, former] = [button.element(), popover.element()]
  if (!(opener instanceof HTMLElement) || !(former instanceof HTMLElement)) throw new Error('not on the page')
  former.hidePopover()
  opener.click()
  expect(document.activeElement).toBe(screen.getByRole('combobox').element())
  await userEvent.keyboard('butterfl{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith('🦋')
})

// docs/spec/reactions.md#emoji-picker-search
test('Enter before the emoji have come picks the best match when they come', async () => {
  const answerNow = hold()
  const screen = await openLoading()
  await userEvent.keyboard('cat{Enter}')
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answerNow()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(pick).toHaveBeenCalledExactlyOnceWith(':cat:')
})

// docs/spec/reactions.md#emoji-picker-search
test('who types on after an early Enter chooses anew', async () => {
  const answerNow = hold()
  const screen = await openLoading()
  await userEvent.keyboard('cat{Enter}{Backspace}')
  answerNow()
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  expect(pick).not.toHaveBeenCalled()
})

test('the arrow keys move from the search text into the grid and back', async () => {
  const screen = await openPicker()
  const field = screen.getByRole('combobox')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  const party = screen.getByRole('option', { name: 'party popper', selected: true })
  await expect.element(party).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-activedescendant', party.element().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { selected: true })).toHaveAccessibleName('cat')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  expect(pick).not.toHaveBeenCalled()
})

test('left and right move the caret while the search text is edited', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('ct{ArrowLeft}a')
  await expect.element(screen.getByRole('combobox')).toHaveValue('cat')
})

test('left and right are mirrored in right-to-left languages', async () => {
  const screen = await openPicker('fa', 'rtl')
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(screen.getByRole('option', { selected: true })).toHaveAccessibleName('party popper')
})

test('the grid scrolls along with the active emoji', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('{ArrowDown>60/}')
  await expect.element(screen.getByRole('option', { selected: true })).toBeInViewport()
})

test('the search finds names in the chosen language', async () => {
  const screen = await openPicker('de')
  await userEvent.keyboard('schmetterling{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith('🦋')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

// docs/spec/reactions.md#favourite-emoji
test('with Shift the picker stays open; used emoji are offered as recent next time', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('honeyb{Shift>}{Enter}{/Shift}')
  await expect.element(screen.getByRole('combobox')).toHaveValue('honeyb')
  await screen.getByRole('option', { name: 'honeybee' }).click()
  expect(pick.mock.calls).toEqual([['🐝'], ['🐝']])
  await screen.getByRole('button', { name: 'React' }).click()
  await expect.element(screen.getByText('Recently used')).toBeVisible()
  expect(texts(screen)[2]).toBe('honeybee')
})

// docs/spec/reactions.md#emoji-picker-search
test('announces that nothing matches, and closes with Escape', async () => {
  const screen = await openPicker()
  await userEvent.keyboard('zzzz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('No emojis found')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'React', expanded: false })).toHaveFocus()
})

// docs/spec/reactions.md#favourite-emoji
test('when the instance fails, the default favourites stay and custom emoji can be retried', async () => {
  answers = {}
  const screen = await openPicker()
  expect(texts(screen).slice(0, 3)).toEqual(['red heart', 'grinning squinting face', 'thinking face'])
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/The server has a problem/)
  answers = { '/v1/custom_emojis': CUSTOM }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('option', { name: 'blob_cat' })).toBeVisible()
})

// docs/spec/reactions.md#emoji-picker-search
test.each([
  ['German', 'de', 'schmetter', 'butterfly'],
  ['Brazilian Portuguese', 'pt-BR', 'borbolet', 'butterfly'],
  ['Chinese', 'zh-Hans', '蝴蝶', 'butterfly'],
  ['Slovak, of which there are no names', 'sk', 'butterfl', 'butterfly'],
])('in %s an emoji is found by its own name and by English words', async (_, locale, own, english) => {
  await openPicker(locale, 'ltr')
  await userEvent.keyboard(`${own}{Enter}`)
  expect(pick).toHaveBeenCalledExactlyOnceWith('🦋')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(`${english}{Enter}`)
  await expect.poll(() => pick.mock.calls.length).toBe(2)
  expect(pick).toHaveBeenLastCalledWith('🦋')
})

// docs/spec/writing.md#input-methods
test('the arrows of an input method that composes a word move through no emoji', async () => {
  const screen = await openPicker()
  const box = screen.getByRole('combobox').element()
  const press = (init: KeyboardEventInit) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, ...init }))
  press({ isComposing: true })
  await expect.element(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
  press({})
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant')
})
