/**
 * Asking again and again, once for all tabs: the tab that holds the lock asks and passes the answer on. When it
 * is closed, the next one takes over (docs/spec/lists.md#new-posts, docs/spec/notifications.md#new-notifications).
 */
import { whenAlone } from './locks.ts'

export interface Poll<Answer> {
  /** The same in every tab that wants the same. */
  name: string
  ask: (signal: AbortSignal) => Promise<Answer>
  receive: (answer: Answer) => void
  /** Milliseconds between two questions, by the milliseconds since somebody last did something. */
  delay: (idle: number) => number
}

type Message<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'active' }

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'scroll'] as const

/** How often a tab tells the others that somebody is there, in milliseconds. */
const TELL_EVERY = 10_000

/** Begins, and returns how to end it. */
export function pollTogether<Answer>({ name, ask, receive, delay }: Poll<Answer>): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const channel = new BroadcastChannel(name)
  let lastActive = Date.now()
  let lastTold = 0
  let lastAsked = Date.now()
  let leads = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm() {
    clearTimeout(timer)
    if (!leads || signal.aborted) return
    const due = lastAsked + delay(Date.now() - lastActive)
    timer = setTimeout(() => void askNow(), Math.max(0, due - Date.now()))
  }

  async function askNow() {
    lastAsked = Date.now()
    try {
      const answer = await ask(signal)
      receive(answer)
      tell({ kind: 'answer', answer })
    } catch (error) {
      // What is on the page stays; the next question may have better luck.
      if (!signal.aborted) console.warn(`${name}: no news`, error)
    }
    arm()
  }

  function tell(message: Message<Answer>) {
    if (!signal.aborted) channel.postMessage(message)
  }

  function onActivity() {
    if (document.hidden) return
    lastActive = Date.now()
    if (lastActive - lastTold < TELL_EVERY) return
    lastTold = lastActive
    tell({ kind: 'active' })
    arm()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message<Answer>>) => {
    if (data.kind === 'answer') {
      lastAsked = Date.now()
      receive(data.answer)
    } else {
      lastActive = Date.now()
    }
    arm()
  })
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onActivity, { passive: true, signal })
  document.addEventListener('visibilitychange', onActivity, { signal })

  const lead = () =>
    new Promise<void>((release) => {
      leads = true
      signal.addEventListener('abort', () => release())
      arm()
    })
  // Without locks every tab asks, unless another has just been answered.
  whenAlone(name, signal, lead).catch((error: unknown) => {
    if (!signal.aborted) console.error(`${name}: there is no asking`, error)
  })

  return () => {
    ending.abort()
    clearTimeout(timer)
    channel.close()
  }
}
