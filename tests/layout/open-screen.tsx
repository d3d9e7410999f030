/**
 * Opens one screen of the client, in a language with longer words and with a server that fills its texts as
 * the test asks.
 */
import { beforeAll, expect, vi } from 'vitest'
import { englishTexts } from '#i18n/english.ts'
import { language } from '#i18n/i18n.ts'
import { fillIn } from '#i18n/messages.ts'
import { PSEUDO_LETTERS, pseudoMessage } from '#tests/harness/pseudo-locale.ts'
import { showScreen } from '#tests/harness/show-screen.tsx'
import { answer, type Screen } from './screens.ts'

beforeAll(async () => {
  const texts = await englishTexts()
  language.set({
    ...language.current(),
    t: (key, values = {}) => fillIn(pseudoMessage(texts[key] ?? key), values, 'en'),
  })
})

/** Opens the screen and waits for all of its rows. */
export async function openScreen({ path, guest, rows, refused }: Screen, text: string) {
  showScreen(path(text), guest ?? false, async (asked) =>
    refused && /timelines/.test(asked)
      ? Response.json({ error: text, error_description: text }, { status: 422 })
      : answer(asked, text),
  )
  await vi.waitFor(
    () => {
      expect(document.querySelector('h1')).not.toBeNull()
      expect(document.body.textContent).toMatch(PSEUDO_LETTERS)
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
      expect(document.querySelectorAll('[data-row]').length).toBeGreaterThanOrEqual(rows)
      if (refused) expect(document.querySelector('[role="alert"]')).not.toBeNull()
    },
    { timeout: 50_000, interval: 20 },
  )
}
