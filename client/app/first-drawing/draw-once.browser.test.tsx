/**
 * Tests docs/spec/navigation.md#posts-before-the-page: what is drawn without React DOM is what React DOM draws, as far as a
 * snapshot has it.
 */
import {
  Component,
  createContext,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { keptAttribute, keptTag } from '#domain/snapshot/allowed.ts'
import { Drawing } from './draw-once.ts'

type Attribute = [name: string, value: string]

/** Writes down what stands in the document. React numbers its ids in its own way. */
function written(node: Node, attributesOf: (tag: string, element: Element) => Attribute[]): string {
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return node.textContent ?? ''
  const tag = keptTag(node.localName) ?? 'div'
  const attributes = attributesOf(tag, node)
    .filter(([name]) => name !== 'style')
    .map(([name, value]) => `${name}="${/^id$|labelledby/.test(name) ? 'an id' : value}"`)
  const inside = [...node.childNodes].map((child) => written(child, attributesOf)).join('')
  return `<${[tag, ...attributes.sort(), node.style.cssText].join(' ')}>${inside}</${tag}>`
}

const all = (element: Element): Attribute[] =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])

/** Returns the attributes that a snapshot would have. */
const kept = (tag: string, element: Element) =>
  all(element)
    .map(([name, value]) => keptAttribute(tag, name, value, location.origin))
    .filter((attribute) => attribute !== null)

/** Writes down what React DOM has drawn as its snapshot would be written. */
const snapshotOf = (place: Element) => [...place.childNodes].map((node) => written(node, kept)).join('')

function drawnByReact(node: ReactNode): string {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(node))
  const html = snapshotOf(container)
  root.unmount()
  return html
}

function drawnOnce(node: ReactNode): string {
  const place = document.createElement('div')
  new Drawing().draw(node, place)
  return [...place.childNodes].map((node) => written(node, (_, element) => all(element))).join('')
}

const Name = createContext('nobody')

const Greeting = ({ children }: { children?: ReactNode }) => (
  <p>
    Hello {use(Name)}, {0} {false} {null} {children}
  </p>
)

const Memo = memo(Greeting)

function Counter() {
  const [count, setCount] = useState(() => 1)
  const [sum, add] = useReducer((former: number, more: number) => former + more, 10)
  const first = useRef('first')
  if (count < 3) setCount((former) => former + 1)
  if (sum < 12) add(1)
  return (
    <span>
      {first.current} {count} {sum}
    </span>
  )
}

function Compiled({ items }: { items: readonly string[] }) {
  'use memo'
  const long = items.filter(({ length }) => length > 1)
  return long.map((item) => <li key={item}>{item}</li>)
}

function Field() {
  const id = useId()
  const width = useSyncExternalStore(
    () => () => undefined,
    () => window.innerWidth,
  )
  return (
    <>
      <span id={id}>{width}</span>
      <button type="button" aria-labelledby={id} aria-pressed={false} data-card disabled tabIndex={-1}>
        press
      </button>
    </>
  )
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <b>{String(this.state.error)}</b> : this.props.children
  }
}

function Broken(): ReactNode {
  throw new Error('broken')
}

const Never = lazy(() => new Promise<never>(() => undefined))

test.each<[string, ReactNode]>([
  ['texts, numbers and what is nothing', ['a', 1, 0n, true, undefined, [<i key="1">b</i>, 'c']]],
  [
    'contexts, the innermost first',
    <Name key="1" value="Ada">
      <Greeting />
      <Name value="Bo">
        <Memo>
          <Greeting />
        </Memo>
      </Name>
    </Name>,
  ],
  ['a context without a provider', <Greeting key="1" />],
  ['states that are set while rendering', <Counter key="1" />],
  ['what the compiler keeps', <Compiled key="1" items={['a', 'bb', 'cc']} />],
  ['ids, stores and attributes', <Field key="1" />],
  ['sizes', <div key="1" style={{ blockSize: 12, aspectRatio: 1.5, inlineSize: 'min(100%, 3rem)' }} />],
  [
    'shapes',
    <svg key="1" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M0 0h4" />
    </svg>,
  ],
  [
    'addresses',
    <Fragment key="1">
      <a href="/@ada">a</a>
      <a href="https://elsewhere.example/" target="_blank" rel="noopener">
        b
      </a>
      <img src="/media/1.webp" alt="a cat" />
      <img src="https://elsewhere.example/1.webp" alt="" />
    </Fragment>,
  ],
  [
    'a part that breaks, in its boundary',
    <Boundary key="1">
      <i>gone</i>
      <Broken />
    </Boundary>,
  ],
  [
    'a part whose code has not come',
    <Suspense key="1" fallback={<em>soon</em>}>
      <i>gone</i>
      <Never />
    </Suspense>,
  ],
])('%s', (_, node) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React reports the part that breaks
  const drawn = drawnOnce(node)
  expect(drawn).toBe(drawnByReact(node))
  expect(drawn).not.toBe('')
})

test('a lazy part that has come is drawn, and its code is asked for by nobody before', async () => {
  const load = vi.fn(async () => ({ default: Greeting }))
  const Part = lazy(load)
  const node = (
    <Suspense>
      <Part />
    </Suspense>
  )
  expect(drawnOnce(node)).toBe('')
  expect(load).not.toHaveBeenCalled()
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(node)
  await expect.poll(() => container.textContent).toContain('Hello')
  expect(drawnOnce(node)).toBe(snapshotOf(container))
  root.unmount()
})

function Watching({ called }: { called: () => void }) {
  useEffect(called)
  return <i ref={called}>seen</i>
}

test('effects and references are left to the page', () => {
  const called = vi.fn()
  expect(drawnOnce(<Watching called={called} />)).toContain('seen')
  expect(called).not.toHaveBeenCalled()
})

test('a film and an open editor become boxes, and what passes is left out', () => {
  const place = document.createElement('div')
  new Drawing().draw(
    <main>
      <video className="film" src="/media/1.mp4" controls muted />
      <textarea className="editor" defaultValue="private" />
      <p role="status">loading</p>
      <dialog open>open</dialog>
    </main>,
    place,
  )
  expect(place.innerHTML).toBe('<div role="main"><div class="film"></div><div class="editor"></div></div>')
})

test('what only React DOM can draw is refused', () => {
  const draw = (node: ReactNode) => () => new Drawing().draw(node, document.createElement('div'))
  expect(draw(<Never />)).toThrow('has not come')
  expect(draw(<Broken />)).toThrow('broken')
  expect(draw(Promise.resolve('later'))).toThrow('only be drawn by React DOM')
})

test('what waits leaves its place until it is drawn there, with the contexts around it', () => {
  const place = document.createElement('div')
  const drawing = new Drawing(({ type, props }) =>
    type === Greeting ? { now: <hr />, later: <Greeting {...props} /> } : null,
  )
  drawing.draw(
    <Name value="Ada">
      <i>before</i>
      <Greeting />
      <i>after</i>
    </Name>,
    place,
  )
  expect(place.innerHTML).toBe('<i>before</i><hr><i>after</i>')
  for (const draw of drawing.waiting) draw()
  expect(place.textContent).toMatch(/^beforeHello Ada, 0.*after$/)
})
