/**
 * Polls once for all tabs: the tab that holds the lock asks the server and sends the answer to the others.
 * When it is closed, the next one takes over (docs/spec/lists.md#new-posts,
 * docs/spec/notifications.md#new-notifications).
 */
import { whenAlone } from '#platform/storage/locks.ts'
import { startStopwatch } from '#platform/time/stopwatch.ts'

export interface Poll<Answer> {
  /** The name of the poll, the same in every tab. */
  name: string
  ask: (signal: AbortSignal) => Promise<Answer>
  receive: (answer: Answer) => void
  /** Returns the milliseconds between two requests, by the milliseconds since the last activity. */
  delay: (idle: number) => number
  /**
   * Returns the milliseconds for which nothing is asked after a failure; 0 where the usual delay is enough.
   */
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
export function pollTogether<Answer>(poll: Poll<Answer>): () => void {
  const { name, ask, receive } = poll
  const ending = new AbortController()
  const { signal } = ending
  const pace = startPace(poll)
  const tell = speakToTabs(name, signal, hear)
  let sinceReport = longAgo
  let leads = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm() {
    clearTimeout(timer)
    if (leads && !signal.aborted) timer = setTimeout(() => void askNow(), Math.max(0, pace.due()))
  }

  async function askNow() {
    pace.noteAsked()
    try {
      const answer = await ask(signal)
      receive(answer)
      tell({ kind: 'answer', answer })
    } catch (error) {
      pace.noteFailure(error)
      // The page keeps what it has; the next request may succeed.
      if (!signal.aborted) console.warn(`${name}: no news`, error)
    }
    arm()
  }

  /** Asks at once, whenever the last answer came, unless the server wants to be left alone. */
  function onOnline() {
    pace.forgetAsked()
    arm()
  }

  function onActivity() {
    if (document.hidden) return
    pace.noteActivity()
    if (sinceReport() < REPORT_EVERY) return
    sinceReport = startStopwatch()
    tell({ kind: 'active' })
    arm()
  }

  function hear(message: Message<Answer>) {
    if (message.kind === 'answer') {
      pace.noteAsked()
      receive(message.answer)
    } else {
      pace.noteActivity()
    }
    arm()
  }

  for (const type of ACTIVITY) addEventListener(type, onActivity, { passive: true, signal })
  document.addEventListener('visibilitychange', onActivity, { signal })
  addEventListener('online', onOnline, { signal })

  takeTurns(poll, signal, (isMine) => {
    leads = isMine
    arm()
  })

  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

/**
 * Says in how many milliseconds the server is asked next: by when somebody was active, and by how it answered
 * last.
 */
function startPace({ delay, pauseAfter }: Pick<Poll<unknown>, 'delay' | 'pauseAfter'>) {
  let idle = startStopwatch()
  let sinceAsked = startStopwatch()
  let pause = 0
  let sinceFailure = startStopwatch()
  return {
    due: () => Math.max(pause - sinceFailure(), delay(idle()) - sinceAsked()),
    noteActivity() {
      idle = startStopwatch()
    },
    /** This tab has asked, or another has been answered. */
    noteAsked() {
      sinceAsked = startStopwatch()
    },
    forgetAsked() {
      sinceAsked = longAgo
    },
    noteFailure(error: unknown) {
      pause = pauseAfter(error)
      sinceFailure = startStopwatch()
    },
  }
}

/**
 * Returns how the other tabs are told something. Where tabs cannot speak to each other, each asks for itself.
 */
function speakToTabs<Said>(name: string, signal: AbortSignal, hear: (said: Said) => void) {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
  signal.addEventListener('abort', () => channel?.close())
  return (said: Said) => {
    if (!signal.aborted) channel?.postMessage(said)
  }
}

/**
 * Tells whether it is this tab's turn to ask: as long as no other tab has it, and only while this one is seen
 * where that counts.
 */
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
