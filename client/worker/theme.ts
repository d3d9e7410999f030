/**
 * Answers for the style sheet of the server's administrator. It has no hash, so the cached one is shown and
 * the next visit has what the server says now (docs/spec/offline.md#themes).
 */
import { afterPage } from './after-page.ts'
import { cachedByThisBuild, cacheIfPossible } from './cached-files.ts'
import { isWhatItShouldBe } from './checked-file.ts'

export const THEME = '/assets/custom.css'
const STYLES = 'text/css'

/**
 * Fetches the theme and caches it. Where the server has none, an empty one is cached, so that no page has to
 * wait for that.
 */
export async function cacheTheme(): Promise<Response> {
  const answer = await fetch(THEME, { cache: 'no-cache', redirect: 'error' })
  if (answer.status >= 500) return answer
  const theme = themeOf(isWhatItShouldBe(answer, STYLES) ? await answer.text() : '')
  await cacheIfPossible(THEME, theme.clone())
  return theme
}

/** The link to the theme in the page (client/index.html). */
const LINK = `<link rel="stylesheet" href="${THEME}">`

/**
 * Returns whether a page needs the theme: most servers have none, and an empty sheet would delay the first
 * paint. Where it does not need the cached one, the server is asked for it all the same.
 */
export async function isThemeNeeded(event: FetchEvent): Promise<boolean> {
  const styles = await (await cachedByThisBuild(THEME))?.text().catch(() => undefined) // it cannot be read
  if (styles !== '') return true
  event.waitUntil(renewTheme())
  return false
}

/** Returns a page without its link to the theme. */
export const withoutTheme = (page: string) => page.replace(LINK, '')

/** Asks for the theme when the page is there; without a connection the cached one stays. */
const renewTheme = () => afterPage(cacheTheme).catch(() => undefined)

export async function answerTheme(event: FetchEvent): Promise<Response> {
  const cached = await cachedByThisBuild(THEME)
  if (cached === undefined) return cacheTheme().catch(() => themeOf('')) // the page asks anew on the next visit
  event.waitUntil(renewTheme())
  return cached
}

/**
 * Returns a theme that pages ask for each time: they would not do so for a while if it had the date of its
 * file.
 */
const themeOf = (styles: string) =>
  new Response(styles, { headers: { 'content-type': STYLES, 'cache-control': 'no-cache' } })
