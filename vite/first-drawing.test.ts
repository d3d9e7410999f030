/** Tests docs/decisions/046-first-drawing.md: a drawing is built without what happens after it, and with all that it shows. */
import { expect, test } from 'vitest'
import { withoutActions } from './first-drawing.ts'

test.each([
  [
    'handlers and references of elements go, whatever they hold',
    '<a href="/x" onClick={() => load({ onError: () => useIt() })} ref={own} />',
    '<a href="/x"   />',
  ],
  ['spread properties stay', '<Card {...rest} onOpen={open} />', '<Card {...rest}  />'],
  [
    'what a query asks and how is left out',
    'const query = { queryKey: key, queryFn: async ({ signal }) => ask(signal), structuralSharing: false }',
    'const query = { queryKey: key,   }',
  ],
  [
    'properties that are read stay',
    'const { onClick, ...others } = props',
    'const { onClick, ...others } = props',
  ],
  ['nothing is loaded', "const load = () => import('./Part.tsx')", 'const load = () => undefined'],
  ['no files are looked for', "const all = import.meta.glob('./*.json')", 'const all = {}'],
  [
    'hooks have no effect',
    'function Part() { const id = useId(); return use(Name) + id + user() }',
    'function Part() { const id = /*#__PURE__*/ useId(); return /*#__PURE__*/ use(Name) + id + user() }',
  ],
  [
    'neither has what defines a constant of a module',
    'export const Name = createContext(null)\nlet kept = new Map()\nsend()',
    'export const Name = /*#__PURE__*/ createContext(null)\nlet kept = /*#__PURE__*/ new Map()\nsend()',
  ],
  [
    'nothing is left for the compiler',
    "function Card() {\n  'use memo'\n  return 'use memo'\n}",
    "function Card() {\n  \n  return 'use memo'\n}",
  ],
])('%s', (_, code, expected) => {
  expect(withoutActions(code, 'part.tsx')).toBe(expected)
})

test('a source that cannot be read is named', () => {
  expect(() => withoutActions('const = 1', 'part.tsx')).toThrow('part.tsx')
})
