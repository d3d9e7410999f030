/** Finds the functions of a source file by a real parser, with their names and lengths. */
import { type ESTree, parseSync, Visitor } from 'vite'

export interface FoundFunction {
  /** The name it has or is assigned to; `(anonymous)` for one that is only passed on. */
  name: string
  /** From its first line to its last, both counted. */
  lines: number
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression

/** Returns every function of a file, also those inside of others. Throws where the file cannot be parsed. */
export function functionsIn(path: string, text: string): FoundFunction[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const names = new Map<number, string>()
  const found: FoundFunction[] = []
  const lineOf = lineCounter(text)
  const add = (node: AnyFunction) => {
    const own = 'id' in node ? node.id?.name : undefined
    const name = own ?? names.get(node.start) ?? '(anonymous)'
    found.push({ name, lines: lineOf(node.end) - lineOf(node.start) + 1 })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program)
  return found
}

/** Returns a function that says in which line an offset lies. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
  return (offset) => starts.filter((start) => start <= offset).length + 1
}
