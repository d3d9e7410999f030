/** Tests docs/spec/instance.md#themes-of-administrators. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const names = (text: string) => [...new Set(text.match(/--[a-z][\w-]*/g))].toSorted()

// docs/spec/instance.md#themes-of-administrators
/** The properties that docs/design.md promises to administrators must be exactly those in tokens.css. */
test('every custom property is documented for custom.css, and no other', () => {
  const [, promised = ''] = read('../../docs/design.md').split('## For administrators')
  const [list = ''] = promised.split('## For developers')
  const rules = read('tokens.css').replaceAll(/\/\*.*?\*\//gs, '')
  const declared = names(rules.replaceAll(/:[^;{}]*;/g, ';'))
  expect(names(list)).toEqual(declared)
})
