import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutParts } from './react-parts.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('React DOM stays a program that parses, and loses much of its text', () => {
  const rest = withoutParts(code)
  expect(() => new Function('exports', 'require', rest)).not.toThrow()
  expect(rest.length).toBeLessThan(code.length * 0.9)
})

test('what is left out throws when it is called, and says its name', () => {
  expect(withoutParts(code)).toMatch(
    /^function startViewTransition\([^)]*\) \{\nthrow Error\("React DOM is built without startViewTransition"\)\n\}$/m,
  )
})

test('hydration is never begun', () => {
  const rest = withoutParts(code)
  expect(rest).not.toContain('exports.hydrateRoot')
  expect(rest.match(/if \(isHydrating\)|\bisHydrating \?|isHydrating &&/)).toBeNull()
})

test.each([
  ['a function', 'function startViewTransition(', 'function startTransitionOfViews('],
  ['a variable', 'shouldStartViewTransition', 'startsViewTransition'],
  ['a condition', '335544064', '671088128'],
])('a version of React with another name for %s is refused', (_what, name, other) => {
  expect(() => withoutParts(code.replaceAll(name, other))).toThrow('React DOM has another form')
})
