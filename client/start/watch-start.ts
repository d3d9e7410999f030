/**
 * Watches whether the page comes, and speaks where it does not: a script of its own, because `start.js` may
 * be what is missing (docs/spec/navigation.md#a-file-that-does-not-come,
 * docs/decisions/051-before-any-script.md). It asks for that script and for the page's style sheets until
 * they are there; all else is asked for by those who need it.
 */
import { chooseLocale } from '#domain/locale.ts'
import { hasRules } from '#platform/start/has-rules.ts'
import { nextChance } from '#platform/start/next-chance.ts'
import { renewFile } from '#platform/start/renew-file.ts'
import { showStartNotice, startNotice } from '#platform/start/start-notice.ts'
import { readLocal } from '#platform/storage/local-storage.ts'
import { KEYS } from '#platform/storage/storage.ts'

/** How long the page may take before it counts as late, in milliseconds since the visit began. */
const LATE_AFTER_MS = 5_000

/** The style sheet of an administrator (docs/spec/instance.md#themes-of-administrators). */
const THEME = '/assets/custom.css'

setTimeout(look, LATE_AFTER_MS - performance.now())

function look(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-files]')
  if (script && !hasRun()) void runAgain(script)
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  for (const link of sheets) if (!hasRules(link.sheet)) void linkAgain(link)
  if (startNotice()?.hidden === false) showStartNotice(locale())
}

/** Returns whether `start.js` has run: before all else it sets the direction of the page. */
const hasRun = () => document.documentElement.dir !== ''

function locale(): string {
  const available = [...(startNotice()?.querySelectorAll<HTMLElement>('[lang]') ?? [])]
  return chooseLocale(
    available.map(({ lang }) => lang),
    readLocal(KEYS.locale),
    navigator.languages,
  )
}

/**
 * Runs the script as soon as the server has it. Until then nothing can be painted, as long as the element is
 * in the page: a copy of it, which does nothing, stands there for what is written on it. In another document
 * the element itself will not run any more.
 */
async function runAgain(script: HTMLScriptElement): Promise<void> {
  script.replaceWith(script.cloneNode())
  document.implementation.createHTMLDocument().adoptNode(script)
  await untilThere(script.src)
  await import(/* @vite-ignore */ script.src)
}

/**
 * Links a sheet anew as soon as the server has it; meanwhile it must not keep the page from being painted. A
 * theme may be missing for good, so it is linked anew at once, and only if there is no answer yet.
 */
async function linkAgain(link: HTMLLinkElement): Promise<void> {
  const isTheme = link.href.endsWith(THEME)
  if (isTheme && performance.getEntriesByName(link.href).length > 0) return
  link.remove()
  if (!isTheme) await untilThere(link.href)
  // By another address, because the browser remembers what had come as this sheet.
  link.href += '?'
  link.onerror = () => linkAgain(link)
  document.head.append(link)
}

async function untilThere(address: string): Promise<void> {
  for (let tries = 0; !(await renewFile(address)); tries += 1) await nextChance(tries)
}
