/**
 * Answers for the style sheet of the server's administrator. It has no hash, so the kept one is shown and the next visit
 * has what the server says now (docs/spec/offline.md#themes).
 */
import { afterPage } from './after-page.ts'
import { isWhatItShouldBe } from './checked-file.ts'
import { keepIfPossible, keptByThisBuild } from './kept-files.ts'
import type { FetchEvent } from './scope.ts'

export const THEME = '/assets/custom.css'
const STYLES = 'text/css'

/** Fetches the theme and keeps it. Where the server has none, an empty one is kept, so that no page has to wait for that. */
export async function keepTheme(): Promise<Response> {
  const answer = await fetch(THEME, { cache: 'no-cache' })
  if (answer.status >= 500) return answer
  const theme = themeOf(isWhatItShouldBe(answer, STYLES) ? await answer.text() : '')
  await keepIfPossible(THEME, theme.clone())
  return theme
}

export async function answerTheme(event: FetchEvent): Promise<Response> {
  const kept = await keptByThisBuild(THEME)
  if (kept === undefined) return keepTheme().catch(() => themeOf(''))
  event.waitUntil(afterPage(keepTheme).catch(() => undefined)) // without a connection the kept one stays
  return kept
}

/** Returns a theme that pages ask for each time: they would not do so for a while if it had the date of its file. */
const themeOf = (styles: string) =>
  new Response(styles, { headers: { 'content-type': STYLES, 'cache-control': 'no-cache' } })
