/**
 * Shows every screen with a text in all that a server sends that turns what stands around it, and with one
 * that is drawn as nothing: no text and no name on the page turns anything, and whatever can be pressed or
 * read as a title can be seen (docs/spec/conventions.md#texts-of-others).
 */
import { expect, test, vi } from 'vitest'
import { showScreen } from '#tests/harness/show-screen.tsx'
import {
  answer,
  CONVERSATION_SCREENS,
  HOME_SCREEN,
  PEOPLE_SCREENS,
  POST_SCREENS,
  type Screen,
} from '#tests/layout/screens.ts'
import { blankParts, turningTexts } from './harness/texts-of-others.ts'

const SCREENS: Readonly<Record<string, Screen>> = {
  ...HOME_SCREEN,
  ...POST_SCREENS,
  ...CONVERSATION_SCREENS,
  ...PEOPLE_SCREENS,
}

const TURNING = 'pay\u202E\u2067\u2069exe.\u200Fgpj\u0007\u2028\u{E0041}'
const BLANK = '\u3164\u2800\uFFA0'

async function show({ path, guest, refused }: Screen, text: string): Promise<void> {
  showScreen(path(text), guest ?? false, async (address) =>
    refused && address.includes('/timelines/')
      ? Response.json({ error: text }, { status: 400 })
      : answer(address, text),
  )
  await vi.waitFor(
    () => {
      expect(document.querySelector('h1')).not.toBeNull()
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
    },
    { timeout: 20_000, interval: 20 },
  )
}

test.each(Object.entries(SCREENS))('nothing turns anything in %s', async (_, screen) => {
  await show(screen, TURNING)
  expect(turningTexts(document.documentElement)).toEqual([])
})

test.each(Object.entries(SCREENS))(
  'all that is pressed or read as a title is seen in %s',
  async (_, screen) => {
    await show(screen, BLANK)
    expect(blankParts(document.documentElement)).toEqual([])
  },
)

test('a text that turns others is found, and so is a link that cannot be seen', () => {
  const shown = document.createElement('div')
  shown.innerHTML =
    '<a href="/">\u3164</a><p title="\u202E">a\u2066b\u2069</p><button aria-label="\u200B"></button>'
  expect(turningTexts(shown)).toHaveLength(1)
  expect(blankParts(shown)).toHaveLength(2)
})
