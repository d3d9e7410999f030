/** Shows hostile texts, several at once, and says what is wrong with what is shown. */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { activateLocale } from '#i18n/i18n.ts'
import { Exhibit, type Kind } from './exhibit.tsx'
import { objectionsTo } from './judge.ts'

/** So many are shown at once: each frame costs more than what stands in it. */
export const AT_ONCE = 50

/**
 * One group in so many is laid out, the first one too. What is not laid out runs its scripts and asks for its
 * files all the same; only styles, focus and animations need more, and the judge allows none of them.
 */
const LAID_OUT = 10

/** Milliseconds for what comes late, such as a picture that fails. */
const LATE = 300

/** What was called or reported, with the first of the texts that are shown. */
const called: string[] = []
let firstShown = ''

declare global {
  interface Window {
    pwned?: () => void
    /** How many texts have been shown since the page was opened. */
    shownTexts?: number
  }
}

const callers = { pwned: 'pwned', alert: 'alert', confirm: 'confirm', prompt: 'prompt' } as const

const note = (what: string) => called.push(`${what} at or after ${firstShown}`)

/** The addresses of films and sounds that stand in every answer, whatever the text. */
const OF_ANSWERS = /^\/media\/(video|audio)$/

/**
 * Makes players cheap, and asks for pictures out of sight too. An engine may need half a second for a player
 * and its buttons, whatever its address, and never asks for a picture far below the window.
 */
function showAllAtOnce(): void {
  leaveOut(
    HTMLMediaElement,
    (name, value) => name === 'controls' || (name === 'src' && OF_ANSWERS.test(value)),
  )
  leaveOut(HTMLImageElement, (name) => name === 'loading')
}

/** Leaves attributes out of all elements of a kind. */
function leaveOut(kind: { prototype: Element }, isLeftOut: (name: string, value: string) => boolean): void {
  Object.assign(kind.prototype, {
    setAttribute(this: Element, name: string, value: string) {
      if (!isLeftOut(name, value)) Element.prototype.setAttribute.call(this, name, value)
    },
  })
}

/** Loads all parts, so that they are drawn at once from then on. */
export async function beginVectors(): Promise<void> {
  for (const name of Object.values(callers)) {
    Object.assign(window, { [name]: () => note(`${name}()`) })
  }
  document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI }) => {
    // Chromium tells of styles and handlers already in the document that is only read. Those that are shown
    // would be told of by their element.
    const isOfInert = target === document && blockedURI === 'inline'
    if (!isOfInert) note(`${effectiveDirective} reported of ${blockedURI}`)
  })
  showAllAtOnce()
  await activateLocale('en', 'ltr')
  for (const kind of ['texts', 'links', 'addresses'] as const) {
    const { leave } = show([kind === 'links' ? '<a href="https://a.example/">b.example</a>' : 'warm'], kind)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    leave()
  }
}

/** What is far from the window is there but not laid out, which would take most of the time. */
const ROW = { contentVisibility: 'auto', containIntrinsicSize: 'auto 4000px' } as const

function show(texts: readonly string[], kind: Kind, isLaidOut = false) {
  firstShown = texts[0] ?? ''
  const container = document.body.appendChild(document.createElement('main'))
  if (!isLaidOut) container.style.display = 'none'
  const root = createRoot(container, { onUncaughtError: (error) => note(String(error)) })
  const rows = texts.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <div key={at} style={ROW}>
      <Exhibit kind={kind} text={text} />
    </div>
  ))
  flushSync(() => root.render(rows))
  return {
    rows: [...container.children],
    leave() {
      root.unmount()
      container.remove()
    },
  }
}

/** Returns how many forms of the client's own are shown beside any text. */
function formsOf(kind: Kind): number {
  const { leave } = show(['harmless'], kind)
  const count = document.forms.length
  leave()
  return count
}

/**
 * Returns what is wrong with each of the texts, and what was called meanwhile. What is called late is put
 * down to a text that came later.
 */
export async function judgeVectors(
  texts: readonly string[],
  kind: Kind,
  objections: (row: Element, text: string) => string[] = objectionsTo,
): Promise<string[]> {
  const ownForms = formsOf(kind)
  const found: string[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE)
    const { rows, leave } = show(some, kind, (at / AT_ONCE) % LAID_OUT === 0)
    await new Promise((resolve) => setTimeout(resolve, 0))
    for (const [index, text] of some.entries()) {
      const row = rows[index]
      if (!row?.textContent) found.push(`nothing is shown of ${text}`)
      else found.push(...objections(row, text).map((objection) => `${objection} in ${text}`))
    }
    if (document.forms.length !== ownForms * some.length) note(`${document.forms.length} forms`)
    leave()
    window.shownTexts = (window.shownTexts ?? 0) + some.length
  }
  await new Promise((resolve) => setTimeout(resolve, LATE))
  return [...found, ...called.splice(0)]
}
