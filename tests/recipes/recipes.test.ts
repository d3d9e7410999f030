/**
 * Follows the recipes of docs/contributing.md as docs/recipes.md shows them. Every day it looks whether each
 * step still finds its place; `npm run test:recipes` does them all in a copy of the project.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { found } from '../harness/found.ts'
import { type Command, follow, isAddition, readRecipes, textOf, withAddition } from './recipe.ts'

const recipes = readRecipes(readFileSync('docs/recipes.md', 'utf8'))

/** Milliseconds that a recipe may take, with a build and its journeys. */
const RECIPE_TIMEOUT_MS = 900_000

test('there are recipes for a call, a rule, a setting, a screen and a language', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'A call',
    'A rule',
    'A setting',
    'A screen',
    'A language',
  ])
})

describe.each(found('recipes', recipes))('$title', ({ steps }) => {
  test('each step finds its place', () => {
    const changed = new Map<string, string>()
    for (const step of steps.filter(isAddition)) {
      const content = changed.get(step.file) ?? textOf('.', step.file)
      changed.set(step.file, withAddition(content, step))
    }
    expect(changed.size).toBeGreaterThan(0)
  })

  test('something fails before it is mended, and the last command succeeds', () => {
    const commands = steps.filter((step): step is Command => !isAddition(step))
    expect(commands.some(({ fails }) => fails !== null)).toBe(true)
    expect(commands.at(-1)?.fails).toBeNull()
  })
})

describe.runIf(process.env.KITH_RECIPES !== undefined)('in a copy of the project', () => {
  let copy = ''
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'kith-recipes-'))
    for (const path of listed()) cpSync(path, join(copy, path), { recursive: true })
    symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'))
    git('init', '--quiet')
    writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
    keep()
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** Returns every file of the project that is there, also those that are not committed. */
  const listed = () => {
    const args = ['ls-files', '-co', '--exclude-standard', '--deduplicate']
    const all = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 24 }).split('\n')
    return all.filter((path) => path !== '' && existsSync(path))
  }

  function keep() {
    git('add', '--all')
    const author = ['-c', 'user.name=Recipes', '-c', 'user.email=recipes@localhost']
    git(...author, 'commit', '--quiet', '--message', 'Begin')
  }

  function takeAway() {
    git('reset', '--hard', '--quiet')
    git('clean', '-fd', '--quiet')
  }

  test.each(recipes)('$title', { timeout: RECIPE_TIMEOUT_MS }, async ({ steps }) => {
    try {
      for (const step of steps) await follow(step, copy)
    } finally {
      takeAway()
    }
    expect(git('status', '--short')).toBe('')
  })
})
