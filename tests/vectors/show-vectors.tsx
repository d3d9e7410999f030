/** Shows hostile texts, one after the other, and says what is wrong with what is shown. */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { activateLocale } from '#i18n/i18n.ts'
import { Exhibit, type Kind } from './exhibit.tsx'
import { objectionsTo } from './judge.ts'

/** What was called, with the text that is shown. */
const called: string[] = []
let shownText = ''

declare global {
  interface Window {
    pwned?: () => void
  }
}

const callers = { pwned: 'pwned', alert: 'alert', confirm: 'confirm', prompt: 'prompt' } as const

/** Loads all parts, so that they are drawn at once from then on. */
export async function beginVectors(): Promise<void> {
  for (const name of Object.values(callers)) {
    Object.assign(window, { [name]: () => called.push(`${name}() in ${shownText}`) })
  }
  await activateLocale('en', 'ltr')
  for (const kind of ['texts', 'addresses'] as const) {
    const { leave } = show('warm', kind)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    leave()
  }
}

function show(text: string, kind: Kind) {
  shownText = text
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container, { onUncaughtError: (error) => called.push(`${error} in ${text}`) })
  flushSync(() => root.render(<Exhibit kind={kind} text={text} />))
  return {
    container,
    leave() {
      root.unmount()
      container.remove()
    },
  }
}

/** Returns how many forms of the client's own are shown beside any text. */
function formsOf(kind: Kind): number {
  const { leave } = show('harmless', kind)
  const count = document.forms.length
  leave()
  return count
}

/** Returns what is wrong with each of the texts, and what was called meanwhile. */
export async function judgeVectors(texts: readonly string[], kind: Kind): Promise<string[]> {
  const ownForms = formsOf(kind)
  const found: string[] = []
  for (const text of texts) {
    const { container, leave } = show(text, kind)
    if (container.textContent === '') found.push(`nothing is shown of ${text}`)
    await new Promise((resolve) => setTimeout(resolve, 0))
    found.push(...objectionsTo(container).map((objection) => `${objection} in ${text}`))
    if (document.forms.length !== ownForms) found.push(`${document.forms.length} forms in ${text}`)
    leave()
  }
  return [...found, ...called.splice(0)]
}
