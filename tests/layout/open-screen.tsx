/** Opens one screen of the client with a server that fills its texts as the test asks. */
import { expect, vi } from 'vitest'
import { showScreen } from '#tests/harness/show-screen.tsx'
import { answer, type Screen } from './screens.ts'

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
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
      expect(document.querySelectorAll('[data-row]').length).toBeGreaterThanOrEqual(rows)
      if (refused) expect(document.querySelector('[role="alert"]')).not.toBeNull()
    },
    { timeout: 50_000, interval: 20 },
  )
}
