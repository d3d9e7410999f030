/**
 * Tests docs/spec/offline.md#what-a-snapshot-holds: scripts, forms, handlers and foreign addresses never
 * stand in it.
 */
import { describe, expect, test } from 'vitest'
import { keptAttribute, keptTag } from './allowed.ts'
import { elementOf, escapeHtml } from './markup.ts'

const ORIGIN = 'https://social.example'
const kept = (tag: string, name: string, value: string) => keptAttribute(tag, name, value, ORIGIN)

// docs/spec/offline.md#what-a-snapshot-holds
test.each(
  'script style iframe object embed template noscript base link meta title textarea math foreignObject animate set video audio'.split(
    ' ',
  ),
)('no %s', (tag) => {
  expect(keptTag(tag)).toBeNull()
})

test('forms and the main region become plain blocks, because the page has its own', () => {
  expect(['form', 'main', 'article', 'svg'].map(keptTag)).toEqual(['div', 'div', 'article', 'svg'])
})

// docs/spec/offline.md#what-a-snapshot-holds
describe('attributes', () => {
  test.each([
    ['a', 'onclick', 'alert(1)'],
    ['img', 'onerror', 'alert(1)'],
    ['div', 'style', 'color: red'],
    ['button', 'popovertarget', 'menu'],
    ['button', 'formaction', '/oauth/authorize'],
    ['input', 'name', 'q'],
    ['input', 'autofocus', ''],
    ['img', 'srcset', '/media/a.png 2x'],
    ['div', 'data-autofocus', ''],
    ['div', 'data-makes-way', ''],
  ])('%s %s is left out', (tag, name, value) => {
    expect(kept(tag, name, value)).toBeNull()
  })

  test.each([
    ['a', 'javascript:alert(1)', false],
    ['a', ' jAvaScript:alert(1)', false],
    ['a', 'data:text/html,<script>alert(1)</script>', false],
    ['a', 'blob:https://social.example/1', false],
    ['a', 'http://[', false],
    ['a', '/@alice', true],
    ['a', 'https://elsewhere.example/x', true],
    ['link', 'https://social.example/x.css', false],
    ['use', '#icon', true],
    ['use', '/assets/icons.svg#star', true],
    ['use', 'https://elsewhere.example/icons.svg#star', false],
  ])('href of %s: %s', (tag, value, isKept) => {
    expect(kept(tag, 'href', value)).toEqual(isKept ? ['href', value] : null)
  })

  test.each([
    ['/media/a.png', true],
    ['https://social.example/media/a.png', true],
    ['https://elsewhere.example/a.png', false],
    ['//elsewhere.example/a.png', false],
    ['data:image/svg+xml,<svg/>', false],
  ])('a picture from %s', (value, isKept) => {
    expect(kept('img', 'src', value)).toEqual(isKept ? ['src', value] : null)
  })

  test('ids and rows cannot be taken for those of the page', () => {
    expect(kept('article', 'aria-labelledby', 'one two')).toEqual(['aria-labelledby', 'kept-one kept-two'])
    expect(kept('p', 'id', 'root')).toEqual(['id', 'kept-root'])
    expect(kept('article', 'data-row', '7')).toEqual(['data-kept-row', '7'])
    expect(kept('article', 'data-card', 'true')).toEqual(['data-kept-card', 'true'])
  })

  test('links that open elsewhere tell nobody where one was', () => {
    expect(kept('a', 'target', '_self')).toEqual(['target', '_blank'])
    expect(kept('a', 'rel', 'opener')).toEqual(['rel', 'noopener noreferrer'])
  })

  test('a button sends nothing, and no field asks for a password', () => {
    expect(kept('button', 'type', 'submit')).toEqual(['type', 'button'])
    expect(kept('input', 'type', 'password')).toBeNull()
    expect(kept('input', 'type', 'radio')).toEqual(['type', 'radio'])
  })
})

test('what is written is read as it was meant', () => {
  expect(escapeHtml('</div><img src=x onerror="alert(1)">')).toBe(
    '&lt;/div&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;',
  )
  expect(elementOf('p', [['title', '"><script>']], 'a')).toBe('<p title="&quot;&gt;&lt;script&gt;">a</p>')
  expect(elementOf('img', [['alt', "it's"]])).toBe('<img alt="it&#39;s">')
  expect(elementOf('pre', [], '\nfirst')).toBe('<pre>\n\nfirst</pre>')
})
