/** Says what deceives on a page that shows texts of others, by rules apart from those of the client. */
import { blankParts, turningTexts } from '#tests/harness/texts-of-others.ts'
import { LINKS } from './deceits.ts'

const PLACES = new Map(LINKS.map(({ html, place }) => [html, place]))

/** Returns what turns or hides something. */
export const turnedIn = (row: Element): string[] => turningTexts(row)

/** Returns what cannot be seen, where something can be pressed or is a title. */
export const blankIn = (row: Element): string[] => [...turningTexts(row), ...blankParts(row)]

/** Returns links that do not say where they lead, and those that say so though their words are true. */
export function untrueIn(row: Element, html: string): string[] {
  const place = PLACES.get(html) ?? null
  const drawn = [...row.querySelectorAll('[class*="HtmlContent"] a[class*="ContentLink"]')]
  if (drawn.length < 4) return [`${drawn.length} links`]
  return drawn.flatMap(({ textContent }) => {
    const [, said = null] = / leads to (.+)$/.exec(textContent ?? '') ?? []
    return said === place ? [] : [`${textContent} says ${said} and not ${place}`]
  })
}
