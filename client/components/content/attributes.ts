/** Copies the few attributes of server HTML that mean something to a reader, after checking their values. */
import { isLiteral } from './allowed-html.ts'

const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i
const DIRECTION = /^(ltr|rtl|auto)$/i
const LIST_NUMBER = /^-?\d{1,6}$/

interface CheckedAttributes {
  translate?: 'no'
  lang?: string
  dir?: string
  start?: number
  value?: number
}

/**
 * Returns the language, the direction and the list numbers of an element, and whether its words are to stay
 * as they are. Links are handled elsewhere; nothing else is copied.
 */
export function checkedAttributes(element: Element, tag: string): CheckedAttributes {
  const attributes: CheckedAttributes = {}
  const lang = element.getAttribute('lang')
  const dir = element.getAttribute('dir')
  if (lang && LANGUAGE.test(lang)) attributes.lang = lang
  if (dir && DIRECTION.test(dir)) attributes.dir = dir.toLowerCase()
  if (isLiteral(tag) || isUntranslated(element)) attributes.translate = 'no'
  if (tag === 'ol') {
    const start = listNumber(element.getAttribute('start'))
    if (start !== null) attributes.start = start
  }
  if (tag === 'li') {
    const value = listNumber(element.getAttribute('value'))
    if (value !== null) attributes.value = value
  }
  return attributes
}

/**
 * Says whether the author wants an element left as it is: by the attribute, or by the class that was there
 * before it.
 */
const isUntranslated = (element: Element) =>
  element.getAttribute('translate') === 'no' || element.classList.contains('notranslate')

function listNumber(text: string | null): number | null {
  return text !== null && LIST_NUMBER.test(text) ? Number(text) : null
}
