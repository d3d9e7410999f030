/**
 * Polls once for all tabs: the tab that holds the lock asks the server and sends the answer to the others. When it is closed,
 * the next one takes over (docs/spec/lists.md#new-posts, docs/spec/notifications.md#new-notifications).
 */
import { whenAlone } from './locks.ts'
import { startStopwatch } from './stopwatch.ts'

export interface Poll<Answer> {
  /** The name of the poll, the same in every tab. */
  name: string
  ask: (signal: AbortSignal) => Promise<Answer>
  receive: (answer: Answer) => void
  /** Returns the milliseconds between two requests, by the milliseconds since the last activity. */
  delay: (idle: number) => number
  /** Returns the milliseconds for which nothing is asked after a failure; 0 where the usual delay is enough. */
  pauseAfter: (error: unknown) => number
  /** Whether a tab that nobody sees asks too. */
  whileHidden: boolean
}

type Message<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'active' }

const ACTIVITY = ['keydown', 'pointerdown', 'scroll'] as const

/** How often a tab reports activity to the others at most, in milliseconds. */
const REPORT_EVERY = 10_000

/** The reading of a stopwatch that nobody has started. */
const longAgo = () => Number.POSITIVE_INFINITY

/** Starts to poll; returns the function that stops it. */
export function pollTogether<Answer>({
  name,
  ask,
  receive,
  delay,
  pauseAfter,
  whileHidden,
}: Poll<Answer>): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // Where tabs cannot speak to each other, each asks for itself.
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
  let idle = startStopwatch()
  let sinceReport = longAgo
  let sinceAsked = startStopwatch()
  let pause = 0
  let sincePaused = startStopwatch()
  let leads = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm() {
    clearTimeout(timer)
    if (!leads || signal.aborted) return
    const due = Math.max(pause - sincePaused(), delay(idle()) - sinceAsked())
    timer = setTimeout(() => void askNow(), Math.max(0, due))
  }

  async function askNow() {
    sinceAsked = startStopwatch()
    try {
      const answer = await ask(signal)
      receive(answer)
      send({ kind: 'answer', answer })
    } catch (error) {
      pause = pauseAfter(error)
      sincePaused = startStopwatch()
      // The page keeps what it has; the next request may succeed.
      if (!signal.aborted) console.warn(`${name}: no news`, error)
    }
    arm()
  }

  /** Asks at once, whenever the last answer came, unless the server wants to be left alone. */
  function onOnline() {
    sinceAsked = longAgo
    arm()
  }

  function send(message: Message<Answer>) {
    if (!signal.aborted) channel?.postMessage(message)
  }

  function onActivity() {
    if (document.hidden) return
    idle = startStopwatch()
    if (sinceReport() < REPORT_EVERY) return
    sinceReport = idle
    send({ kind: 'active' })
    arm()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message<Answer>>) => {
    if (data.kind === 'answer') {
      sinceAsked = startStopwatch()
      receive(data.answer)
    } else {
      idle = startStopwatch()
    }
    arm()
  })
  for (const type of ACTIVITY) addEventListener(type, onActivity, { passive: true, signal })
  document.addEventListener('visibilitychange', onActivity, { signal })
  addEventListener('online', onOnline, { signal })

  takeTurns({ name, whileHidden }, signal, (isMine) => {
    leads = isMine
    arm()
  })

  return () => {
    ending.abort()
    clearTimeout(timer)
    channel?.close()
  }
}

/** Tells whether it is this tab's turn to ask: as long as no other tab has it, and only while this one is seen where that counts. */
function takeTurns(
  { name, whileHidden }: Pick<Poll<unknown>, 'name' | 'whileHidden'>,
  signal: AbortSignal,
  tell: (isMine: boolean) => void,
): void {
  let turn: AbortController | null = null

  function begin() {
    const current = new AbortController()
    turn = current
    const hold = () =>
      new Promise<void>((release) => {
        if (current.signal.aborted) return release()
        current.signal.addEventListener('abort', () => release())
        tell(true)
      })
    // Without locks every tab asks, unless another has just been answered.
    whenAlone(name, current.signal, hold).catch((error: unknown) => {
      if (!current.signal.aborted) console.error(`${name}: there is no asking`, error)
    })
  }

  function end() {
    turn?.abort()
    turn = null
    tell(false)
  }

  function follow() {
    if (document.hidden && !whileHidden) end()
    else if (turn === null) begin()
  }

  document.addEventListener('visibilitychange', follow, { signal })
  signal.addEventListener('abort', end)
  follow()
}
