/** Writes the properties of an element of React into the document, as far as a snapshot has them (domain/snapshot/allowed.ts). */
import { keptAttribute } from '#domain/snapshot/allowed.ts'

type Sizes = Record<string, string | number | undefined>

/** Sizes whose numbers are not pixels. */
const WITHOUT_UNIT = ['aspectRatio', 'opacity', 'zIndex']

/** Sets what the drawing shows of the properties of an element. */
export function setAttributes(
  element: HTMLElement | SVGElement,
  tag: string,
  properties: Record<string, unknown>,
): void {
  for (const property in properties) {
    const value = properties[property]
    if (value === undefined || value === null || typeof value === 'function') continue
    if (property === 'className') element.setAttribute('class', String(value))
    else if (property === 'style') setSizes(element.style, value as Sizes)
    else if (typeof value !== 'object') setAttribute(element, tag, property, value)
  }
}

function setAttribute(
  element: HTMLElement | SVGElement,
  tag: string,
  property: string,
  value: unknown,
): void {
  const isState = /^(aria|data)-/.test(property)
  if (value === false && !isState) return
  const text = value === true && !isState ? '' : String(value)
  const name = element instanceof SVGElement ? property : property.toLowerCase()
  const kept = keptAttribute(tag, name, text, location.origin)
  if (kept) element.setAttribute(...kept)
  // Pictures far below must not take the line from React DOM.
  else if (name === 'loading') element.setAttribute(name, text)
}

function setSizes(style: CSSStyleDeclaration, sizes: Sizes): void {
  for (const [name, value] of Object.entries(sizes)) {
    const text =
      typeof value === 'number' && !WITHOUT_UNIT.includes(name) ? `${value}px` : String(value ?? '')
    if (name.startsWith('--')) style.setProperty(name, text)
    else Object.assign(style, { [name]: text })
  }
}
