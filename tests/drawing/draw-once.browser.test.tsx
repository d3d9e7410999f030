/**
 * Tests docs/spec/navigation.md#posts-before-the-page: what the first drawing draws, built as it is built, is what React DOM draws
 * of the same components, as far as a snapshot has it.
 */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { keptAttribute, keptTag } from '#domain/snapshot/allowed.ts'
import * as built from './draw-samples.ts?drawing'
import { samples, WAITING } from './samples.tsx'

const { draw, drawWaiting }: typeof import('./draw-samples.ts') = built

type Attribute = [name: string, value: string]

/** Writes down what stands in the document. React numbers its ids in its own way. */
function written(node: Node, attributesOf: (tag: string, element: Element) => Attribute[]): string {
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return node.textContent ?? ''
  const tag = keptTag(node.localName) ?? 'div'
  const attributes = attributesOf(tag, node)
    .filter(([name]) => name !== 'style')
    .map(([name, value]) => `${name}="${/^id$|labelledby/.test(name) ? 'an id' : value}"`)
  const inside = [...node.childNodes].map((child) => written(child, attributesOf)).join('')
  return `<${[tag, ...attributes.sort(), node.style.cssText].join(' ')}>${inside}</${tag}>`
}

const all = (element: Element): Attribute[] =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])

/** Returns the attributes that a snapshot would have. */
const kept = (tag: string, element: Element) =>
  all(element)
    .map(([name, value]) => keptAttribute(tag, name, value, location.origin))
    .filter((attribute) => attribute !== null)

function drawnByReact(node: ReactNode): string {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(node))
  const html = [...container.childNodes].map((child) => written(child, kept)).join('')
  root.unmount()
  return html
}

const drawnFirst = (name: string) =>
  [...draw(name).childNodes].map((node) => written(node, (_, element) => all(element))).join('')

test.each(Object.entries(samples))('%s', (name, node) => {
  const drawn = drawnFirst(name)
  expect(drawn).toBe(drawnByReact(node))
  expect(drawn).not.toBe('')
})

test('effects, references and handlers are left to the page', () => {
  window.samplesCalled = 0
  const place = draw('handlers, references and effects')
  place.querySelector('button')?.click()
  expect(window.samplesCalled).toBe(0)
})

test('a film and an open editor become boxes, and what passes is left out', () => {
  expect(draw('passing').innerHTML).toBe(
    '<div role="main"><div class="film"></div><div class="editor"></div></div>',
  )
})

/** Returns what is thrown when a sample is drawn: an error, or the mark of a part whose code has not come. */
function refusal(name: string): string {
  try {
    draw(name)
    return 'nothing'
  } catch (thrown) {
    return String(thrown)
  }
}

test.each([
  ['suspended', 'has not come'],
  ['broken', 'broken'],
  ['endless', 'in each of its renderings'],
  ['promise', 'only be drawn by React DOM'],
])('what only React DOM can draw is refused: %s', (name, reason) => {
  expect(refusal(name)).toContain(reason)
})

test('what waits leaves its place until it is drawn there, with the contexts around it', () => {
  const { place, waiting } = drawWaiting()
  expect(place.innerHTML).toBe('<i>before</i><hr><i>after</i>')
  for (const draw of waiting) draw()
  expect(place.innerHTML).toBe(draw(WAITING).innerHTML)
})
