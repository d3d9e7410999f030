/**
 * Sets the theme and the language of the page, sends the requests of the first screen, and starts the
 * application. It runs before the first paint.
 */
import { chooseLocale, direction } from '#domain/locale.ts'
import { LOCALES } from '#i18n/locales.ts'
import { restoreTheme } from '#platform/device/color-scheme.ts'
import { hasRules } from '#platform/start/has-rules.ts'
import { nextChance } from '#platform/start/next-chance.ts'
import { renewFile } from '#platform/start/renew-file.ts'
import { noteVisit } from '#platform/start/visit-stage.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { askForScreen } from './early-answers.ts'
import { keepInstallPrompt } from './keep-install-prompt.ts'
import { refuseDrops } from './refuse-drops.ts'
import { screen, token } from './visit.ts'

addEventListener('dragover', refuseDrops)
addEventListener('drop', refuseDrops)
addEventListener('beforeinstallprompt', keepInstallPrompt)
restoreTheme()
const locale = chooseLocale(LOCALES, readStored(KEYS.locale), navigator.languages)
document.documentElement.lang = locale
document.documentElement.dir = direction(locale)

/**
 * How long somebody who is signed in waits for the page itself before its outline is shown, in milliseconds:
 * a shorter sight of it would only flicker.
 */
const OUTLINE_DELAY_MS = 200

if (token !== null) setTimeout(() => noteVisit('waited'), OUTLINE_DELAY_MS)

/**
 * The names of files, which the build has written into this script's element; nothing while developing. Where
 * the script failed and was loaded once more, it is no `currentScript` (watch-start.ts).
 */
const named = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
const addresses: string[] = JSON.parse(named.files ?? '[]')
const parts: Record<string, number[]> = JSON.parse(named.parts ?? '{}')

/** Returns the addresses of the files that a part needs; of a language the first texts, then all others. */
const filesOf = (part: string) => (parts[part] ?? []).map((place) => addresses[place] ?? '')

/** Asks for files as the application asks for them, which would fetch them again in another mode. */
function preload(files: readonly string[]): void {
  for (const href of new Set(files)) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
  }
}

/**
 * Loads the application and starts it. Its files are run one by one, so that the browser can do something
 * else in between.
 */
async function startApplication(needed: readonly string[]): Promise<void> {
  const isFirst = screen === 'home' || screen === 'thread'
  const isGuest = token === null && screen !== 'landing'
  const first = [
    screen,
    ...(isFirst ? [] : ['other-screens']),
    ...(isGuest ? ['GuestFrame', 'GuestActions'] : []),
  ]
  const texts = filesOf(`locales/${locale}`).slice(0, isFirst || screen === 'profile' ? 1 : 2)
  preload([...texts, ...first.flatMap(filesOf)])
  for (const file of needed) {
    await hasStyles()
    await import(/* @vite-ignore */ file)
  }
}

/** Resolves when the page's own style sheet is there. `watch-start.ts` asks for one that has failed. */
async function hasStyles(): Promise<void> {
  const isOwn = (sheet: CSSStyleSheet) => sheet.href?.includes('/assets/frame-') && hasRules(sheet)
  while (![...document.styleSheets].some(isOwn)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/**
 * Starts the application, and tries again where its code cannot be loaded. The server is asked for the files
 * themselves, because the browser may have cached something else in their place. Some browsers keep the
 * failure itself as long as the page is open; so when all files are there and do not run, the page begins
 * anew.
 */
async function startPatiently(entry: string): Promise<void> {
  const needed = [...filesOf('application').toReversed(), entry]
  let wereThere = false
  for (let tries = 0; ; tries += 1) {
    try {
      return await startApplication(needed)
    } catch (error) {
      console.warn('the application could not be loaded', error)
    }
    if (wereThere) await beginAnew(entry)
    await nextChance(tries)
    wereThere = (await Promise.all(needed.map(renewFile))).every(Boolean)
  }
}

/** Loads the page once more; once for each build and tab, so that no fault does it over and over. */
async function beginAnew(entry: string): Promise<void> {
  if (readInTab(TAB_KEYS.begunAnew) === entry) return
  writeInTab(TAB_KEYS.begunAnew, entry)
  if (readInTab(TAB_KEYS.begunAnew) !== entry) return // the browser forbids to remember it
  location.reload()
}

askForScreen()
// While developing, the page starts the application.
if (named.entry !== undefined) void startPatiently(named.entry)
