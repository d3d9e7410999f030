/** Keeps a test from passing because the files that it reads have moved. */

/** Returns the things that a test is about. Throws where there are none: a test of nothing holds nothing. */
export function found<T>(what: string, things: readonly T[]): readonly T[] {
  if (things.length === 0) throw new Error(`There are no ${what}: has the folder moved?`)
  return things
}

/** Returns the patterns that a glob with braces stands for: `{a,b}.ts` is `a.ts` and `b.ts`. */
export function alternativesOf(glob: string): string[] {
  const brace = /\{([^{}]*)\}/.exec(glob)
  if (brace === null) return [glob]
  const [whole, choices = ''] = brace
  return choices.split(',').flatMap((choice) => alternativesOf(glob.replace(whole, choice)))
}

/** Returns whether a glob without braces names a path: `**` stands for folders, `*` for a part of a name. */
export function isNamedBy(glob: string, path: string): boolean {
  const pattern = glob
    .replace(/^\//, '')
    .replace(/[.+^$()[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${pattern}$`).test(path)
}
