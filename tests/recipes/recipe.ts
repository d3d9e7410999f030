/** Reads the recipes of docs/recipes.md and follows their steps. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../../scripts/run.mjs'

/** A file that a step makes or adds to. */
interface Addition {
  file: string
  text: string
  /** Whether the file is new. */
  isNew: boolean
  /** The words of the line above or below which the text is put; null for the end of the file. */
  place: { words: string; isAbove: boolean } | null
}

export interface Command {
  command: string
  /** The words that it says when it fails, as it has to; null where it has to succeed. */
  fails: string | null
}

type Step = Addition | Command

interface Recipe {
  title: string
  steps: readonly Step[]
}

export const isAddition = (step: Step): step is Addition => 'file' in step

const BLOCK = /^```\w+ (.*(?:new|in|passes|fails).*)\n([\s\S]*?)^```$/gm
const ATTRIBUTE = /(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g

/** Returns the recipes of a page: one for each heading with blocks. */
export function readRecipes(page: string): Recipe[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.split('\n')[0] ?? '',
      steps: [...part.matchAll(BLOCK)].flatMap(([, info = '', text = '']) => stepsOf(info, text)),
    }))
    .filter(({ steps }) => steps.length > 0)
}

/** Returns the steps of a block. A block may hold several commands, one in a line. */
function stepsOf(info: string, text: string): Step[] {
  const given = new Map(
    [...info.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [name, values.find((each) => each) ?? '']),
  )
  const file = given.get('new') ?? given.get('in')
  if (file === undefined) {
    const commands = text.trim().split('\n')
    return commands.map((command) => ({ command, fails: given.get('fails') ?? null }))
  }
  const words = given.get('before') ?? given.get('after')
  const place = words === undefined ? null : { words, isAbove: given.has('before') }
  return [{ file, text, isNew: given.has('new'), place }]
}

/** Returns a file with what a step adds. Throws where the step finds no place for it. */
export function withAddition(content: string | null, { file, text, isNew, place }: Addition): string {
  if (isNew !== (content === null)) throw new Error(isNew ? `${file} is there` : `there is no ${file}`)
  if (content === null || place === null) return (content ?? '') + text
  const lines = content.split(/(?<=\n)/)
  const at = lines.findIndex((line) => line.includes(place.words))
  if (at < 0) throw new Error(`${file} has no line with ${place.words}`)
  return lines.toSpliced(place.isAbove ? at : at + 1, 0, text).join('')
}

/** Returns the text of a file of a project; null where there is none. */
export function textOf(folder: string, file: string): string | null {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Does a step in a project; throws when it does not do what the page says. */
export async function follow(step: Step, folder: string): Promise<void> {
  if (isAddition(step)) {
    const path = join(folder, step.file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, withAddition(textOf(folder, step.file), step))
    return
  }
  const { command, fails } = step
  const options = { cwd: folder, env: environment(), stdio: 'pipe' } as const
  const { code, output } = await run('sh', ['-c', command], options)
  const isAsSaid = fails === null ? code === 0 : code !== 0 && output.includes(fails)
  if (!isAsSaid) throw new Error(`${command}\nended with ${code} and said:\n${output}`)
}

/**
 * Returns the variables of this program without those by which the test runner knows itself. What a command
 * says has no colours.
 */
function environment(): NodeJS.ProcessEnv {
  const own = /^(VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|FORCE_COLOR|KITH_RECIPES$)/
  const others = Object.entries(process.env).filter(([name]) => !own.test(name))
  return { ...Object.fromEntries(others), NO_COLOR: '1' }
}
