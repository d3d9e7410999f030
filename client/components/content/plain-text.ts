import { cleanText } from '#contract/clean-text.ts'
import { beginsLine } from './allowed-html.ts'
import { parseHtml } from './parse-html.ts'
import { readableText } from './readable-text.ts'

/** Returns HTML from the server as one line of plain text, without controls. */
export function plainText(html: string): string {
  const fragment = parseHtml(html)
  const box = fragment.ownerDocument.createElement('div')
  box.append(fragment)
  for (const element of box.querySelectorAll('*')) if (beginsLine(element)) element.before(' ')
  return cleanText(readableText(box)).replace(/\s+/g, ' ').trim()
}
