/** Tests docs/spec/instance.md#themes-of-administrators: the page about themes, and the themes of deploy/. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { found } from './harness/found.ts'

interface Property {
  name: string
  value: string
  purpose: string
}

const PROPERTY = /^ {2}(--[\w-]+):\s*([^;]+); *(?:\/\* (.*) \*\/)?$/gm

/** Returns the properties of the first block of the tokens: the others only change some of them. */
function readProperties(): Property[] {
  const [block = ''] = readFileSync('client/styles/tokens.css', 'utf8').split('\n}\n')
  return [...block.matchAll(PROPERTY)].map(([, name = '', value = '', purpose = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
    purpose,
  }))
}

const properties = found('properties', readProperties())

/** Returns both values of a colour; nothing for what is no colour. */
const themesOf = ({ value }: Property) => /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.slice(1)

const code = (text: string) => `\`${text}\``

function tables(): string {
  const colours = properties.filter(themesOf)
  const others = properties.filter((each) => !themesOf(each))
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['colour', 'for', 'light', 'dark']),
    '|---|---|---|---|',
    ...colours.map((each) =>
      row([code(each.name), each.purpose, ...(themesOf(each) ?? []).map((value) => code(value))]),
    ),
    '',
    row(['property', 'for', 'value']),
    '|---|---|---|',
    ...others.map((each) => row([code(each.name), each.purpose, code(each.value)])),
  ].join('\n')
}

// docs/spec/instance.md#themes-of-administrators
test('the page about themes lists every property with its values; `npm run spec` writes it', async () => {
  const page = readFileSync('docs/theming.md', 'utf8')
  const written = page.replace(
    /(<!-- properties -->\n)[\s\S]*(<!-- end of properties -->)/,
    (_, begin: string, end: string) => `${begin}\n${tables()}\n\n${end}`,
  )
  expect(written).toContain('| `--color-page` |')
  await expect(written).toMatchFileSnapshot('../docs/theming.md')
})

test('every property says what it is for', () => {
  expect(properties.filter(({ purpose }) => purpose === '').map(({ name }) => name)).toEqual([])
  const declared = new Set(readFileSync('client/styles/tokens.css', 'utf8').match(/--[\w-]+(?=:)/g))
  expect(properties.map(({ name }) => name)).toEqual([...declared])
})

/** What a theme may set only where a reader has not asked for something else. */
const ONLY_WITHIN: readonly (readonly [RegExp, string])[] = [
  [/^--color-/, 'not (prefers-contrast: more)'],
  [/^--size-target/, '(pointer: fine)'],
  [/^--duration-(?!notice)/, 'not (prefers-reduced-motion: reduce)'],
]

/** Returns what a sheet declares, with the query around it; empty where there is none. */
function declarationsOf(sheet: string): { name: string; query: string }[] {
  let query = ''
  return sheet.split('\n').flatMap((line) => {
    if (line.startsWith('}')) query = ''
    query = /^@media (.+) \{$/.exec(line)?.[1] ?? query
    const name = /^\s+(--[\w-]+):/.exec(line)?.[1]
    return name === undefined ? [] : [{ name, query }]
  })
}

const themes = readdirSync('deploy/themes')

// docs/spec/instance.md#themes-of-administrators
describe.each(found('themes', themes))('the theme %s', (file) => {
  const declared = declarationsOf(readFileSync(`deploy/themes/${file}`, 'utf8'))

  test('sets properties that there are', () => {
    const known = properties.map(({ name }) => name)
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter(({ name }) => !known.includes(name))).toEqual([])
  })

  test('takes nothing away from those who asked for something else', () => {
    const taken = declared.filter(({ name, query }) =>
      ONLY_WITHIN.some(([pattern, within]) => pattern.test(name) && query !== within),
    )
    expect(taken).toEqual([])
  })

  test('is shown on the page', () => {
    expect(readFileSync('docs/theming.md', 'utf8')).toContain(`<!-- deploy/themes/${file} -->`)
  })
})
