/** Shows one screen of the client, with a server of the test's own, and takes it away again. */
import '#styles/global.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { App } from '#app/App.tsx'
import { connect } from '#data/connection/api.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { setToken } from '#data/connection/token.ts'
import { activateLocale } from '#i18n/i18n.ts'

export const ORIGIN = 'https://kith.example'

const start = location.href
let root: Root | null = null
let container: HTMLElement | null = null

beforeAll(async () => {
  await activateLocale('en', 'ltr')
})

/** Takes what is shown away. */
function close(): void {
  root?.unmount()
  container?.remove()
}

afterEach(() => {
  close()
  setToken(null)
})

afterAll(() => history.replaceState(null, '', start))

/** Opens a path as a guest or with a token. `answer` gets the path of each call below the origin. */
export function showScreen(
  path: string,
  isGuest: boolean,
  answer: (path: string, init: RequestInit) => Promise<Response>,
  token = 'token',
): void {
  close()
  setToken(isGuest ? null : token)
  connect({ origin: ORIGIN, fetch: (url, init) => answer(url.replace(ORIGIN, ''), init) })
  history.replaceState(null, '', path)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(<App client={createQueryClient()} />)
}
