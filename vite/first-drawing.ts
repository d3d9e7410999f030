/**
 * Builds client/app/first-drawing/draw-home.tsx into a script for each language, with its texts: Home as it is drawn once, before
 * the application has come (docs/decisions/046-first-drawing.md). It has the application's components, and is a third of its size because it leaves out
 * whatever happens after a drawing: answers to presses, effects, requests, code that is loaded later.
 */
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { build, type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { firstTexts } from './catalogues.ts'
import { css, drawingPlugins, TARGET } from './client-plugins.ts'

const CLIENT = resolve(import.meta.dirname, '../client')
const FOLDER = join(CLIENT, 'app/first-drawing')
const STAND_INS = join(FOLDER, 'stand-ins')

/** The files that stand in the place of packages and of modules of the client. */
const IN_PLACE_OF: Record<string, string> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  'react-dom': 'react.ts',
  '@tanstack/react-query': 'react-query.ts',
  [join(CLIENT, 'components/content/html-policy.ts')]: 'html-policy.ts',
  [join(CLIENT, 'components/content/isolated-names.ts')]: 'later.ts',
  [join(CLIENT, 'components/feedback/ErrorNotice.tsx')]: 'later.ts',
  [join(CLIENT, 'components/profile/NamesakeAddress.tsx')]: 'later.ts',
  [join(CLIENT, 'data/posts/timelines.ts')]: 'timelines.ts',
  [join(CLIENT, 'domain/profile/shared-names.ts')]: 'later.ts',
  [join(CLIENT, 'i18n/lazy-part.ts')]: 'lazy-part.ts',
  [join(CLIENT, 'platform/location.ts')]: 'location.ts',
  [join(CLIENT, 'platform/patience.ts')]: 'later.ts',
}

/** Finds the script of a language among the files of the build. */
const DRAWING = /^assets\/drawing\.([\w-]+)-[\w-]{8}\.js$/

/** Returns the language of a script that draws, or undefined for any other file. */
export const languageOfDrawing = (fileName: string): string | undefined => DRAWING.exec(fileName)?.[1]

export function firstDrawing(): Plugin {
  return {
    name: 'kith:first-drawing',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const code = await bundleDrawing(join(FOLDER, 'draw-home.tsx'))
      for (const [language, texts] of await firstTexts()) {
        // One request less before the first post than for a file of texts.
        const source = `${code}\nexport const texts = ${texts}\n`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        this.emitFile({ type: 'asset', fileName: `assets/drawing.${language}-${hash}.js`, source })
      }
    },
  }
}

/** Lets a test import a module that draws as it is built: its name is followed by `?drawing`. */
export function drawingsInTests(): Plugin {
  return {
    name: 'kith:drawings-in-tests',
    enforce: 'pre',
    load: { filter: { id: /\?drawing$/ }, handler: (id) => bundleDrawing(id.replace('?drawing', '')) },
  }
}

/** Bundles a module that draws, with all that it needs for that. */
export async function bundleDrawing(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: CLIENT,
    logLevel: 'warn',
    css,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [standIns(), onlyDrawing(), drawingPlugins()],
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        // No module does anything but define what it exports.
        treeshake: {
          moduleSideEffects: false,
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
        },
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error(`${source} was not built`)
  return chunk.code
}

function standIns(): Plugin {
  return {
    name: 'kith:stand-ins',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      const standIn = IN_PLACE_OF[name]
      if (standIn !== undefined) return join(STAND_INS, standIn)
      const found = await this.resolve(name, importer, { ...options, skipSelf: true })
      const instead = found && IN_PLACE_OF[found.id]
      return instead ? join(STAND_INS, instead) : found
    },
  }
}

/** Takes out of the client's sources what a drawing never does. */
function onlyDrawing(): Plugin {
  return {
    name: 'kith:only-drawing',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/(node_modules|first-drawing)\// } },
      handler: (code, id) => ({ code: withoutActions(code, id), map: null }),
    },
  }
}

/** A part of a source, and what is written in its place. */
type Edit = readonly [start: number, end: number, text: string]

/** The names of what is called after a drawing. */
const AFTER_DRAWING = /^(ref|on[A-Z]\w*|(query|mutation)Fn|structuralSharing|refresh)$/

const isAfterDrawing = (name: ESTree.PropertyKey | ESTree.JSXAttributeName) =>
  (name.type === 'Identifier' || name.type === 'JSXIdentifier') && AFTER_DRAWING.test(name.name)

const PURE = '/*#__PURE__*/ '

/**
 * Returns a source without handlers, references, loading and marks for the compiler. Hooks, and what a module calls to define something, are marked as
 * having no effect, so that the bundler drops those whose result only a handler has used.
 */
export function withoutActions(code: string, file: string): string {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const edits: Edit[] = definitions(program).map(({ start }) => [start, start, PURE])
  new Visitor({
    JSXAttribute({ name, start, end }) {
      if (isAfterDrawing(name)) edits.push([start, end, ''])
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        const { start, end } = property
        const isLeftOut = property.type === 'Property' && isAfterDrawing(property.key)
        if (isLeftOut) edits.push([start, code[end] === ',' ? end + 1 : end, ''])
      }
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && /^use([A-Z]|$)/.test(callee.name)) edits.push([start, start, PURE])
      if (code.slice(callee.start, callee.end) === 'import.meta.glob') edits.push([start, end, '{}'])
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type === 'Literal' && expression.value === 'use memo') edits.push([start, end, ''])
    },
    ImportExpression({ start, end }) {
      edits.push([start, end, 'undefined'])
    },
  }).visit(program)
  return withEdits(code, edits)
}

/** Returns the calls at the top of a module that give its constants their values. */
function definitions({ body }: ESTree.Program): ESTree.Expression[] {
  return body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' || init?.type === 'NewExpression' ? [init] : []))
}

/** Makes all edits, from the last to the first. What stands inside of something that is taken out goes with it. */
function withEdits(code: string, edits: Edit[]): string {
  let edited = code
  let from = code.length + 1
  const outermostLast = edits.toSorted(([one, oneEnd], [other, otherEnd]) => one - other || otherEnd - oneEnd)
  const kept = outermostLast.filter(([start, end], at) =>
    outermostLast.every(
      ([other, otherEnd], place) => place === at || !(other <= start && end <= otherEnd && otherEnd > other),
    ),
  )
  for (const [start, end, text] of kept.toReversed()) {
    if (end > from) throw new Error('two edits overlap')
    from = start
    edited = edited.slice(0, start) + text + edited.slice(end)
  }
  return edited
}
