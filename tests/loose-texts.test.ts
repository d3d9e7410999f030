/**
 * Tests docs/spec/conventions.md#translated-pages: no element of the client has a text beside something else.
 * Finds what a source says; tests/e2e/reading-translated.spec.ts finds the rest in the drawn pages.
 */

import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from '../vite/sources.ts'

type Child = ESTree.JSXElement['children'][number]

/** Whether line breaks between elements are all that a child is, or a comment. */
const isNothing = (child: Child) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/** Whether an expression is a text in one of its cases: words, a template, or a text of the catalogue. */
function isText(node: Child | ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left))
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 't'
    default:
      return false
  }
}

/** Returns the texts in a source that stand beside something else, or in a fragment, which is no element. */
function looseTexts(code: string, path: string): string[] {
  const { program, errors } = parseSync(path, code)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const found: string[] = []
  const look = (children: readonly Child[], isElement: boolean) => {
    const all = children.filter((child) => !isNothing(child))
    if (isElement && all.length < 2) return
    for (const { start, end } of all.filter(isText)) found.push(`${path}: ${code.slice(start, end).trim()}`)
  }
  new Visitor({
    JSXElement({ children }) {
      look(children, true)
    },
    JSXFragment({ children }) {
      look(children, false)
    },
  }).visit(program)
  return found
}

test.each([
  ['<p>{t("a")}</p>', 0],
  ['<p>words</p>', 0],
  ['<p>{one ? t("a") : <b />}</p>', 0],
  ['<p>{/* why */}\n  <b />\n  <i />\n</p>', 0],
  ['<p><b />{count > 0 && <span>{count}</span>}</p>', 0],
  ['<p><b />words</p>', 1],
  ['<p><b /> <i /></p>', 1],
  ['<p>@{name}</p>', 1],
  ['<p>{t("a")}{" "}{t("b")}</p>', 3],
  ['<Alert><b />{one ? t("a") : other}</Alert>', 1],
  ['<p><b />{one && `words`}</p>', 1],
  ['<>{t("a")}</>', 1],
])('%s has %i loose texts', (source, count) => {
  expect(looseTexts(`export const X = () => ${source}`, 'X.tsx')).toHaveLength(count)
})

// docs/spec/conventions.md#translated-pages
test('every text of the client is alone in its element', () => {
  const drawn = readSources().filter(
    ({ path }) => path.startsWith('client/') && /^(?!.*(\.test\.|specimen)).*\.tsx$/.test(path),
  )
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.flatMap(({ path, text }) => looseTexts(text, path))).toEqual([])
})
