/** Reads the project's source files and their imports as text, because TypeScript 7 has no compiler API. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import description from '../package.json' with { type: 'json' }

export type Import = { target: string; isType: boolean; isDynamic: boolean }
export type Source = { path: string; text: string; imports: Import[] }

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['bench', 'client', 'contract', 'demo', 'server', 'tests', 'vite']
const STATIC = /^(?:import|export)\s+(type\s)?(?:[^'"`;()]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /(typeof\s+)?\bimport\('([^']+)'\)/g

export function readSources(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|css)$/.test(name))
      .map((name) => readSource(posix.join(folder, name.replaceAll('\\', '/')))),
  )
}

function readSource(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const found = (pattern: RegExp, isDynamic: boolean): Import[] =>
    [...text.matchAll(pattern)].map(([, type, name = '']) => ({
      target: resolveImport(path, name),
      isType: type !== undefined,
      isDynamic,
    }))
  return { path, text, imports: [...found(STATIC, false), ...found(DYNAMIC, true)] }
}

/** Returns our own files as paths from the root, and packages as `npm:name`. */
function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const [prefix, folder] = Object.entries(description.imports)
    .map(([pattern, path]) => [pattern.replace('*', ''), path.replace('./', '').replace('*', '')])
    .find(([pattern = '']) => name.startsWith(pattern)) ?? ['', '']
  return prefix === '' ? `npm:${name}` : `${folder}${name.slice(prefix?.length)}`
}
