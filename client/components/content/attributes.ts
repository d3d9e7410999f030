/** Copies the few attributes of server HTML that mean something to a reader, after checking their values. */

const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i
const DIRECTION = /^(ltr|rtl|auto)$/i
const LIST_NUMBER = /^-?\d{1,6}$/

interface CheckedAttributes {
  lang?: string
  dir?: string
  start?: number
  value?: number
}

/** Returns the language, the direction and the list numbers of an element. Links are handled elsewhere; nothing else is copied. */
export function checkedAttributes(element: Element, tag: string): CheckedAttributes {
  const attributes: CheckedAttributes = {}
  const lang = element.getAttribute('lang')
  const dir = element.getAttribute('dir')
  if (lang && LANGUAGE.test(lang)) attributes.lang = lang
  if (dir && DIRECTION.test(dir)) attributes.dir = dir.toLowerCase()
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

function listNumber(text: string | null): number | null {
  return text !== null && LIST_NUMBER.test(text) ? Number(text) : null
}
