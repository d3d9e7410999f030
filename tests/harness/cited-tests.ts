/** Finds the tests that cite rules: in their names, or in a comment right above them. */
import { type ESTree, parseSync, Visitor } from 'vite'
import { citationsIn, type TextFile } from './spec.ts'

/** A test or a group of tests, and a heading that it cites, as `docs/<file>.md#<heading>`. */
export interface CitedTest {
  id: string
  path: string
  name: string
}

const TEST = /^(test|it|describe)\b/

/** Matches all that may stand between a comment and the test that it belongs to. */
const NOTHING_BETWEEN = /^\s*(?:for \([\s\S]*\)\s*\{?\s*)?$/

/**
 * Returns the citations of a test file that belong to a test. What the head of a file cites belongs to none:
 * a file of thirty tests would hold every rule that it mentions. Neither does a document without a heading.
 */
export function citedTests({ path, text }: TextFile): CitedTest[] {
  const { program, comments } = parseSync(path, text)
  const calls: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (call.arguments.length > 1 && TEST.test(text.slice(call.start, call.start + 20))) calls.push(call)
    },
  }).visit(program)
  return calls.flatMap((call) => {
    const name = nameOf(call.arguments[0], text)
    if (name === null) return []
    const above = commentsAbove(call.start, comments, text)
    const cited = new Set(citationsIn({ path, text: `${above}\n${name}` }))
    return [...cited]
      .filter((id) => id.includes('#'))
      .map((id) => ({ id, path, name: withoutCitations(name) }))
  })
}

/** Returns the name of a test as it is written; null for what is no name. */
function nameOf(argument: ESTree.Argument | undefined, text: string): string | null {
  if (argument === undefined) return null
  const isText = argument.type === 'Literal' || argument.type === 'TemplateLiteral'
  return isText ? text.slice(argument.start + 1, argument.end - 1) : null
}

/** Returns the comments that end right above a place, the nearest last. */
function commentsAbove(
  place: number,
  comments: ReturnType<typeof parseSync>['comments'],
  text: string,
): string {
  let from = place
  const found: string[] = []
  for (const { start, end, value } of comments.toReversed()) {
    if (end > from) continue
    const isAbove = NOTHING_BETWEEN.test(text.slice(end, from)) && !/\n\s*\n/.test(text.slice(end, from))
    if (!isAbove) break
    found.unshift(value)
    from = start
  }
  return found.join('\n')
}

const withoutCitations = (name: string) => name.replace(/docs\/[\w/-]+\.md(#[\p{L}\p{N}_-]+)?:? ?/gu, '')
