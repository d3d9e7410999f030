/** The English texts, for what is found by its English name too, whatever the language of the page. */
import type { Message } from './messages.ts'

type Messages = Readonly<Record<string, Message>>

const first = import.meta.glob<Messages>('./locales/en.json', { import: 'default', query: '?first.js' })
const rest = import.meta.glob<Messages>('./locales/en.json', { import: 'default', query: '?rest.js' })

/** Loads all of them. They are the files that an English page loads. */
export async function englishTexts(): Promise<Messages> {
  const parts = await Promise.all(
    [first, rest].flatMap((files) => Object.values(files)).map((load) => load()),
  )
  return Object.assign({}, ...parts)
}
