/** Components of every kind that the first drawing meets. */
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

declare global {
  interface Window {
    /** Counts the effects, references and presses of the samples. */
    samplesCalled: number
  }
}

const Name = createContext('nobody')

export const Greeting = ({ children }: { children?: ReactNode }) => (
  <p>
    Hello {use(Name)}, {0} {false} {null} {children}
  </p>
)

export const Waits = () => <hr />

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
    return this.state.error ? <b>broken</b> : this.props.children
  }
}

function Broken(): ReactNode {
  throw new Error('broken')
}

const Never = lazy(() => new Promise<never>(() => undefined))

function call() {
  window.samplesCalled += 1
}

function Watching() {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(call)
  return (
    <span ref={call}>
      <button type="button" ref={element} onClick={call}>
        seen
      </button>
    </span>
  )
}

export const WAITING = 'a row that waits'

/** The samples that both draw in the same way. */
export const samples: Record<string, ReactNode> = {
  'texts, numbers and what is nothing': ['a', 1, 0n, true, undefined, [<i key="1">b</i>, 'c']],
  'contexts, the innermost first': (
    <Name value="Ada">
      <Greeting />
      <Name value="Bo">
        <Memo>
          <Greeting />
        </Memo>
      </Name>
    </Name>
  ),
  'a context without a provider': <Greeting />,
  'states that are set while rendering': <Counter />,
  'what the compiler keeps': <Compiled items={['a', 'bb', 'cc']} />,
  'ids, stores and attributes': <Field />,
  sizes: <div style={{ blockSize: 12, aspectRatio: 1.5, inlineSize: 'min(100%, 3rem)' }} />,
  shapes: (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M0 0h4" />
    </svg>
  ),
  addresses: (
    <Fragment>
      <a href="/@ada">a</a>
      <a href="https://elsewhere.example/" target="_blank" rel="noopener">
        b
      </a>
      <img src="/media/1.webp" alt="a cat" />
      <img src="https://elsewhere.example/1.webp" alt="" />
    </Fragment>
  ),
  'a boundary of errors': (
    <Boundary>
      <i>whole</i>
    </Boundary>
  ),
  'a part whose code has not come': (
    <Suspense fallback={<em>soon</em>}>
      <i>gone</i>
      <Never />
    </Suspense>
  ),
  'handlers, references and effects': <Watching />,
  [WAITING]: (
    <Name value="Ada">
      <i>before</i>
      <Greeting />
      <i>after</i>
    </Name>
  ),
}

/** The samples that the drawing shows in its own way, or not at all. */
export const others = {
  passing: (
    <main>
      <video className="film" src="/media/1.mp4" controls muted />
      <textarea className="editor" defaultValue="private" />
      <p role="status">loading</p>
      <dialog open>open</dialog>
    </main>
  ),
  suspended: <Never />,
  broken: (
    <Boundary>
      <Broken />
    </Boundary>
  ),
  endless: <Endless />,
  promise: Promise.resolve('later'),
} satisfies Record<string, ReactNode>

function Endless() {
  const [count, setCount] = useState(0)
  setCount(count + 1)
  return count
}
