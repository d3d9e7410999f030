import '#styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { followInternalLinks } from '#app/internal-links.ts'
import { loadScreen } from '#app/screens.tsx'
import { createQueryClient } from '#data/query-client.ts'
import { forgetWithSession } from '#data/session.ts'
import { currentToken } from '#data/token.ts'
import { chooseLocale, direction } from '#domain/locale.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { activateLocale } from '#i18n/i18n.ts'
import { LOCALE_NAMES } from '#i18n/locale-names.ts'
import { KEYS, readStored } from '#platform/storage.ts'

/** What the server inserted for link previews (spec A §2.1), and the title it may have replaced: ours move with the screen. */
function removeStrayHeadElements() {
  for (const stray of document.head.querySelectorAll('[data-inserted="true"], title')) stray.remove()
}

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  if (import.meta.env.DEV && location.pathname === '/specimen') {
    const { Specimen } = await import('#ui/specimen/Specimen.tsx')
    createRoot(container).render(<Specimen />)
    return
  }
  const locale = chooseLocale(Object.keys(LOCALE_NAMES), readStored(KEYS.locale), navigator.languages)
  const first = findRoute(location.pathname)?.name ?? 'home'
  // Both are on their way since start.js; waiting here spares the first post a detour over a placeholder.
  await Promise.all([
    activateLocale(locale, direction(locale)),
    loadScreen(first === 'landing-page' && currentToken() !== null ? 'home' : first),
  ])
  removeStrayHeadElements()
  followInternalLinks()
  const client = createQueryClient()
  forgetWithSession(client)
  createRoot(container).render(<App client={client} />)
}

void start()
