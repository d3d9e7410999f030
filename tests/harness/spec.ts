/** Reads the rules of `docs/spec` and finds out which files cite them. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Captured answers say what servers said; these are no places for citations. */
const IGNORED =
  /^(package-lock\.json|tests\/captured\/.*\.json)$|\.(png|jpe?g|webp|ico|mp[34]|webm|ogg|woff2?|zip|gz)$/

export interface TextFile {
  path: string
  text: string
}

/** Returns every text file that git knows and that still exists. */
export function trackedFiles(): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  return listed.split('\n').flatMap((path) => {
    if (path === '' || IGNORED.test(path)) return []
    try {
      return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }]
    } catch {
      return [] // deleted, and not committed yet
    }
  })
}

/** Returns the fragment by which GitHub links to a heading. */
export const slugOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')

/** Returns every place in a Markdown file that can be linked to: the file itself and its headings. */
export function anchorsOf({ path, text }: TextFile): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `${path}#${slugOf(heading)}`)
  return [path, ...headings]
}

const CITATION = /docs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu
const LINK = /\]\(((?!https?:)[^)\s#]*)(#[^)\s]+)?\)/g

/** The blocks by which a recipe adds something: they cite headings that it adds too (docs/recipes.md). */
const ADDITION = /^```\w+ (?:new|in)=[\s\S]*?^```$/gm

/** Returns what a file cites, as `docs/<file>.md#<heading>`; links of Markdown files are resolved. */
export function citationsIn({ path, text }: TextFile): string[] {
  if (!path.endsWith('.md')) return [...text.matchAll(CITATION)].map(([found]) => found)
  const prose = text.replaceAll(ADDITION, '')
  const cited = [...prose.matchAll(CITATION)].map(([found]) => found)
  const linked = [...prose.matchAll(LINK)].flatMap(([, to = '', fragment = '']) => {
    const target = to === '' ? path : normalize(join(dirname(path), to))
    return target.endsWith('.md') ? [target + fragment] : []
  })
  return [...cited, ...linked]
}

export interface Rule {
  /** As it is cited. */
  id: string
  title: string
  isBuilt: boolean
  /** Whether the specification admits that no test holds it. */
  isUntested: boolean
}

/** Returns the rules of one topic: its headings of the third level. */
export function rulesOf({ path, text }: TextFile): Rule[] {
  return text
    .split(/^(?=##+ )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const title = heading.replace('### ', '')
      return {
        id: `${path}#${slugOf(title)}`,
        title,
        isBuilt: !lines.includes('Not built yet.'),
        isUntested: lines.includes('No test yet.'),
      }
    })
}

const isTest = (path: string) => /^tests\/|\.test\.tsx?$/.test(path)
const isProduct = (path: string) =>
  /^(client|contract|deploy|scripts|server|vite)\//.test(path) && !isTest(path)

/** Returns the files of the product that cite each rule: where it is implemented. */
export function implementationsOf(rules: readonly Rule[], files: readonly TextFile[]): Map<string, string[]> {
  const product = files.filter(({ path }) => isProduct(path))
  const cited = product.flatMap((file) =>
    [...new Set(citationsIn(file))].map((id) => ({ id, path: file.path })),
  )
  return new Map(
    rules.map(({ id }) => [
      id,
      cited
        .filter((each) => each.id === id)
        .map(({ path }) => path)
        .toSorted(),
    ]),
  )
}
