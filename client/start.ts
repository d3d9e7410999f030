/**
 * Sets the theme and the language of the page, and sends the requests of the first screen. It runs before the first paint and
 * before the application's code has come. It only saves time: nothing depends on it.
 */
import { PAGE_SIZE } from '#domain/limit.ts'
import { chooseLocale, DEFAULT_LOCALE, direction } from '#domain/locale.ts'
import { FIRST_POSTS } from '#domain/profile/post-filters.ts'
import { isToken } from '#domain/session/token.ts'
import { restoreTheme } from '#platform/color-scheme.ts'
import type { EarlyRequests } from '#platform/early-requests.ts'
import { KEYS, readStored } from '#platform/storage.ts'

const origin: string = import.meta.env.VITE_SERVER_ORIGIN ?? ''
const stored = readStored(KEYS.token)
const token = stored !== null && isToken(stored) ? stored : null
/** The post whose thread the address names. */
const postId = /^\/post\/([\w-]+)$/.exec(location.pathname)?.[1]
/** The person whose profile the address names. */
const acct = /^\/@([\w.-]+(@[\w.-]+)?)$/.exec(location.pathname)?.[1]
const opensHome = token !== null && ['/', '/home'].includes(location.pathname)

/** Returns what the build has written into this script's element. */
const written = <Data>(name: string, otherwise: Data): Data =>
  JSON.parse(document.currentScript?.dataset[name] ?? 'null') ?? otherwise

/** The addresses of files, and by language (first texts, then the rest) and by screen the places of those that are needed. */
const files = written<string[]>('files', [])
const locales = written<Record<string, number[]>>('locales', {})
const screens = written<Record<string, number[]>>('screens', {})

function preload(place: number): HTMLLinkElement {
  const address = files[place] ?? ''
  const link = document.createElement('link')
  link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload'
  if (address.endsWith('.css')) link.as = 'style'
  link.crossOrigin = '' // as the build links them; another mode would fetch twice
  link.href = address
  document.head.append(link)
  return link
}

const early: EarlyRequests = {}
window.kithEarly = early

/** Sends a request. `useFirst` sees the answer before the application gets it. */
function ask(path: string, token: string | null, useFirst?: (answer: Response) => Promise<void>): void {
  const answer = fetch(origin + path, {
    credentials: 'same-origin',
    ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
  }).then(async (response) => {
    await useFirst?.(response.clone()).catch(() => undefined) // the application says what is wrong with it
    return response
  })
  answer.catch(() => undefined) // the caller that takes the answer handles the failure
  early[path] = { token, answer }
}

/** Asks who has an address, and for their first posts. The other tabs ask for themselves; guests read people of other servers there. */
function askForProfile(acct: string): void {
  const isShown = token !== null || !acct.includes('@')
  ask(`/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`, null, async (answer) => {
    const { id } = await answer.json()
    if (id && isShown && !location.search) ask(`/api/v1/accounts/${id}/statuses?${FIRST_POSTS}`, token)
  })
}

restoreTheme()
const locale = chooseLocale(Object.keys(locales), readStored(KEYS.locale), navigator.languages)
document.documentElement.lang = locale
document.documentElement.dir = direction(locale)
// The application takes the outline away when it draws the page.
if (token !== null) document.documentElement.dataset.outline = ''

const named = (postId && 'thread') || (acct && 'profile') || (opensHome && 'home')
const screen = named || location.pathname.slice(1) || 'landing'
const texts = locales[locale] ?? locales[DEFAULT_LOCALE] ?? []
const isFirst = screen === 'home' || screen === 'thread'
const needsFrame = token === null && screen !== 'landing'
const parts = [screen, ...(isFirst ? [] : ['other-screens']), ...(needsFrame ? ['GuestFrame'] : [])]
const neededTexts = texts.slice(0, isFirst && token !== null ? 1 : 2)
const hasSnapshot = document.querySelector('script[data-snapshot]') !== null
let isDomAsked = false

/** Asks for React DOM, once. Home is drawn before it has come; there it leaves the line to all else until an answer or a file has come. */
function preloadReactDom(): void {
  if (isDomAsked || hasSnapshot) return
  isDomAsked = true
  for (const place of screens['react-dom'] ?? []) preload(place)
}

// A snapshot is painted before the application is loaded.
if (!hasSnapshot) {
  const links = [...new Set([...neededTexts, ...parts.flatMap((part) => screens[part] ?? [])])].map(preload)
  if (opensHome) links.at(-1)?.addEventListener('load', preloadReactDom)
  else preloadReactDom()
}

function askForScreen(): void {
  if (opensHome) ask(`/api/v1/timelines/home?limit=${PAGE_SIZE}`, token, async () => preloadReactDom())
  if (postId) ask(`/api/v1/statuses/${postId}/thread`, token)
  if (acct) askForProfile(acct)
  if (token !== null) ask('/api/v1/accounts/verify_credentials', token)
  ask('/api/v1/instance', null)
}

// Beside the first paint of a snapshot, requests and their answers would take their share of a small device.
if (hasSnapshot) requestAnimationFrame(() => setTimeout(askForScreen))
else askForScreen()
