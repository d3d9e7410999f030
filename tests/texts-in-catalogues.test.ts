/**
 * Tests docs/spec/conventions.md#languages: every text that somebody may read comes from a catalogue. Finds
 * the words that a source writes itself: between tags, in what is shown or read aloud, in what is announced,
 * and whatever else looks like a sentence.
 */
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from '../vite/sources.ts'

/** Attributes, parameters of components and properties that hold a text. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|aria(?:Label|Description|ValueText)|alt|title|placeholder|label|\w+Label|legend|heading|summary|message|text|help|hint|note|error|problem|reveal|caption|reason|data-tooltip|textContent|innerText)$/

/** Functions that show their first argument. */
const SHOWS = /^(?:toast|announce|alert|confirm|prompt|showNotification|Notification)$/

/** Functions whose texts only a programmer reads. */
const FOR_PROGRAMMERS = /^(?:Error|TypeError|RangeError|debug|error|info|log|warn)$/

const LETTERS = /\p{L}/u
const SENTENCE = /^\s*\p{Lu}\p{Ll}*[’',]?(?: [\p{L}’']+[,.:!?]?)+\s*$/u

/** Words that stand in sources for a reason, by the file that has them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The name of the product.
  'client/app/errors/StartError.tsx': ['Kith'],
  'client/app/PendingScreen.tsx': ['Kith'],
  // Words of servers, to be recognized.
  'client/components/feedback/refusals.ts': [
    'Path deserialize error',
    'Query deserialize error',
    'Json deserialize error',
    'Content type error',
    'Required field is missing',
  ],
  'client/components/feedback/server-words.ts': ['Path deserialize error'],
  'client/data/account/identity-proofs.ts': ['Path deserialize error'],
  // Names that are the same in all languages.
  'client/domain/money/currency-names.ts': ['Bitcoin Cash', 'Bitcoin Lightning'],
  // Words that `Intl` writes, without loading it; its test compares the two.
  'client/domain/time-words.ts': ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
}

/** Returns the texts that an expression may be, whichever of its cases is shown. */
function textsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
      return [node.value]
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join(' ')]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression)
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
    default:
      return []
  }
}

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Literal' ? String(node.value) : ''
}

/** Whether nobody may translate what an element holds: a name, a command, a key. */
const isForAll = ({ openingElement }: ESTree.JSXElement) =>
  openingElement.attributes.some(
    (one) =>
      one.type === 'JSXAttribute' && nameOf(one.name) === 'translate' && textsOf(one.value)[0] === 'no',
  )

/** Returns the words of a source that come from no catalogue. */
function wordsIn(code: string, path: string): string[] {
  const { program, errors } = parseSync(path, code)
  const [problem] = errors
  if (problem) throw new Error(`${path}: ${problem.message}`)
  const found = new Set<string>()
  /** The parts of the source in which words are for nobody, or the same for all. */
  const passed: (readonly [start: number, end: number])[] = []
  const look = (node: ESTree.Node | null) => {
    const at = node?.start ?? 0
    if (passed.some(([start, end]) => start <= at && at < end)) return
    for (const text of textsOf(node)) if (LETTERS.test(text)) found.add(text.trim())
  }
  const lookAtCall = ({
    callee,
    arguments: given,
    start,
    end,
  }: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = nameOf(callee)
    if (FOR_PROGRAMMERS.test(name)) passed.push([start, end])
    const [first, second] = given
    if (SHOWS.test(name) && first && first.type !== 'SpreadElement') look(first)
    const sets = name === 'setAttribute' && first?.type === 'Literal' && SHOWN.test(String(first.value))
    if (sets && second && second.type !== 'SpreadElement') look(second)
  }
  new Visitor({
    JSXElement(element) {
      if (isForAll(element)) passed.push([element.start, element.end])
      element.children.forEach(look)
    },
    JSXFragment({ children }) {
      children.forEach(look)
    },
    JSXAttribute({ name, value }) {
      if (SHOWN.test(nameOf(name))) look(value)
    },
    Property({ key, value }) {
      if (SHOWN.test(nameOf(key))) lookAtProperty(value)
    },
    AssignmentExpression({ left, right }) {
      if (SHOWN.test(nameOf(left))) look(right)
    },
    CallExpression: lookAtCall,
    NewExpression: lookAtCall,
    Literal(node) {
      if (typeof node.value === 'string' && SENTENCE.test(node.value)) look(node)
    },
  }).visit(program)
  return [...found]

  function lookAtProperty(value: ESTree.Node) {
    // A word with a small letter is a key, a name of a column, a role.
    for (const text of textsOf(value)) if (/^\p{Lu}|\s/u.test(text)) look(value)
  }
}

test.each([
  ['<p>{t("a.b")}</p>', []],
  ['<p translate="no"><b>Kith</b></p>', []],
  ['<p>{count} · {name}</p>', []],
  ['<p data-state="open now" className="a b">{t(`a.` + kind)}</p>', []],
  ['<p>Hello</p>', ['Hello']],
  ['<p>{isOpen ? "open" : t("a.b")}</p>', ['open']],
  ['<p>{isOpen && `all posts`}</p>', ['all posts']],
  ['<><b />words</>', ['words']],
  ['<button aria-label="Close" />', ['Close']],
  ['<button aria-label={isOpen ? "Close" : t("a.b")} />', ['Close']],
  ['<Dialog closeLabel="Close" />', ['Close']],
  ['<img alt="a cat" />', ['a cat']],
  ['<input placeholder="Search" title={"find " + name} />', ['Search', 'find']],
  ['<TextField label="Name" error={error && "wrong"} />', ['Name', 'wrong']],
  ['(document.title = "Home")', ['Home']],
  ['(element.textContent = "gone")', ['gone']],
  ['element.setAttribute("aria-label", "gone")', ['gone']],
  ['toast("Saved", { tone: "info" })', ['Saved']],
  ['toast(t("a.b"), { action: { label: "Undo" } })', ['Undo']],
  ['registration.showNotification("news")', ['news']],
  ['new Notification("news", { body: "Somebody wrote to you." })', ['news', 'Somebody wrote to you.']],
  ['say(["Nothing was sent"])', ['Nothing was sent']],
  ['console.warn("Nothing was sent")', []],
  ['fail(new Error("Nothing was sent"))', []],
])('%s has words of its own: %j', (code, words) => {
  expect(wordsIn(`export const X = () => ${code}`, 'X.tsx').sort()).toEqual([...words].sort())
})

// docs/spec/conventions.md#languages
test('every text of the client and of its worker comes from a catalogue', () => {
  const sources = readSources().filter(
    ({ path }) => /^client\/.*\.tsx?$/.test(path) && !/\.test\.|specimen|\.d\.ts$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(600)
  expect(sources.some(({ path }) => path.startsWith('client/worker/'))).toBe(true)
  const found = sources.map(({ path, text }) => [path, wordsIn(text, path)] as const)
  expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual(ALLOWED)
})
