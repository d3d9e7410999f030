/**
 * Finds on a page what breaks the rule for texts of others, without the code that holds it
 * (docs/spec/conventions.md#texts-of-others).
 */

/** Isolates that the client itself puts around a name are whole: nothing is left when they are gone. */
const ISOLATED = /[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g
const TURNS =
  /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E001F}]/u

/** Words of a post and of a person's text about themselves, which stay as written, in blocks of their own. */
const AS_WRITTEN = '[class*="HtmlContent_content"]'

const SAID = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-tooltip']

/** Returns the text of an element without that of those in it: a name may hold the picture of an emoji. */
const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')

const turns = (text: string): boolean => {
  let left = text
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(ISOLATED, '$1')
  }
  return TURNS.test(left)
}

/** Returns every text and every name in an element that turns or hides what stands around it. */
export function turningTexts(root: Element): string[] {
  const found = document.title !== '' && turns(document.title) ? [`title: ${document.title}`] : []
  for (const element of root.querySelectorAll('*')) {
    const isFree = element.closest(AS_WRITTEN) && !element.closest('a')
    if (!isFree && turns(ownText(element))) found.push(`text of ${element.outerHTML.slice(0, 200)}`)
    for (const name of SAID) {
      if (turns(element.getAttribute(name) ?? '')) found.push(`${name} of ${element.outerHTML.slice(0, 200)}`)
    }
  }
  return found
}

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]*$/u
/** The link of a post without a date has no words (docs/spec/posts.md#time). */
const PRESSED =
  'a[href]:not([data-permalink]), button, [role="button"], h1, h2, h3, [role="option"], label, dt'

/** Returns every control, title and label in an element of which nobody sees or hears anything. */
export const blankParts = (root: Element): string[] =>
  [...root.querySelectorAll(PRESSED)]
    .filter((element) => BLANK.test(wordsOf(element)) && !element.closest('[hidden], [aria-hidden="true"]'))
    .map((element) => element.outerHTML.slice(0, 200))

const wordsOf = (element: Element): string =>
  [
    element.getAttribute('aria-label') ?? '',
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
    element.textContent ?? '',
    ...[...element.querySelectorAll('img, [aria-label]')].map(
      (part) => `${part.getAttribute('alt') ?? ''}${part.getAttribute('aria-label') ?? ''}`,
    ),
  ].join('')
