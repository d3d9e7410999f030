/**
 * Shows one screen of the client, in a language with longer words and with a server that fills its texts as
 * the test asks, and takes it away again.
 */
import '#styles/global.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { setToken } from '#data/connection/token.ts'
import { englishTexts } from '#i18n/english.ts'
import { activateLocale, language } from '#i18n/i18n.ts'
import { fillIn } from '#i18n/messages.ts'
import { PSEUDO_LETTERS, pseudoMessage } from '#tests/harness/pseudo-locale.ts'
import { answer, type Screen } from './screens.ts'

const start = location.href
let root: Root | null = null
let container: HTMLElement | null = null

beforeAll(async () => {
  await activateLocale('en', 'ltr')
  const texts = await englishTexts()
  language.set({
    ...language.current(),
    t: (key, values = {}) => fillIn(pseudoMessage(texts[key] ?? key), values, 'en'),
  })
})

afterEach(() => {
  root?.unmount()
  container?.remove()
  setToken(null)
})

afterAll(() => history.replaceState(null, '', start))

/** Opens the screen and waits for all of its rows. */
export async function openScreen({ path, guest, rows, refused }: Screen, text: string) {
  setToken(guest ? null : 'token')
  connect({
    origin: 'https://kith.example',
    fetch: async (url) =>
      refused && /timelines/.test(url)
        ? Response.json({ error: text, error_description: text }, { status: 422 })
        : answer(url.replace('https://kith.example', ''), text),
  })
  history.replaceState(null, '', path(text))
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(<App client={createQueryClient()} />)
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
