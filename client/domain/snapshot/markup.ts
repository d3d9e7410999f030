/**
 * Writes HTML that a browser reads as exactly what was meant (docs/spec/offline.md#what-a-snapshot-holds).
 */
import { isVoid } from './allowed.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Returns a text with everything replaced that could be read as markup, inside of quotes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

/** Returns an element. The names come from lists of our own; `content` is markup already. */
export function elementOf(
  tag: string,
  attributes: readonly (readonly [string, string])[],
  content = '',
): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
  if (isVoid(tag)) return `<${tag}${written}>`
  // A parser leaves out a line break that follows the beginning of a `pre`.
  const lead = tag === 'pre' && content.startsWith('\n') ? '\n' : ''
  return `<${tag}${written}>${lead}${content}</${tag}>`
}
