/**
 * Polls once for all tabs: the tab that holds the lock asks the server and sends the answer to the others.
 * When it is closed, the next one takes over (docs/spec/lists.md#new-posts,
 * docs/spec/notifications.md#new-notifications). Without locks it is the tab that asked last; the others wait
 * longer, and one of them asks when it does not (docs/decisions/019-asking-for-news.md).
 */
import { whenAlone } from '#platform/storage/locks.ts'
import { startStopwatch } from '#platform/time/stopwatch.ts'

export interface Poll<Answer> {
  /** The name of the poll, the same in every tab that polls along. */
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

/** `joins`: who else asks? `asks`: it is asking now. `leads`: it will ask, so that others need not. */
type Message<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'active' | 'joins' | 'asks' | 'leads' }

const ACTIVITY = ['keydown', 'pointerdown', 'scroll'] as const

/**
 * The least part of the usual delay by which a tab waits longer than the one that asks for all. The timers of
 * hidden tabs run once a minute: of five minutes it must be a whole one.
 */
const LEAST_GRACE = 0.2

/** Milliseconds, times the grace, that the others wait where all tabs notice at once that it is time. */
const HESITATION = 5_000

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
    if (leads && !signal.aborted) timer = setTimeout(() => void askNow(), pace.due())
  }

  async function askNow() {
    pace.noteAsked()
    pace.goFirst()
    tell({ kind: 'asks' })
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
    if (message.kind === 'joins') {
      if (leads && pace.isFirst()) tell({ kind: 'leads' })
      return
    }
    pace.noteOther(message.kind)
    if (message.kind === 'answer') receive(message.answer)
    arm()
  }

  for (const type of ACTIVITY) addEventListener(type, onActivity, { passive: true, signal })
  document.addEventListener('visibilitychange', onActivity, { signal })
  addEventListener('online', onOnline, { signal })

  takeTurns(poll, signal, (isMine) => {
    leads = isMine
    pace.goFirst()
    if (isMine) tell({ kind: 'joins' })
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
  /** How much longer this tab waits than the one that asks for all, as a part of the usual delay. */
  let grace = 0
  return {
    due() {
      const usual = delay(idle()) * (1 + grace)
      return Math.max(pause - sinceFailure(), usual - sinceAsked(), HESITATION * grace)
    },
    isFirst: () => grace === 0,
    /** This tab asks as soon as it is time, as the others do not. */
    goFirst() {
      grace = 0
    },
    noteActivity() {
      idle = startStopwatch()
    },
    /** Another tab has said something: one that asks is left time for that. No two wait equally long. */
    noteOther(kind: 'active' | 'asks' | 'leads' | 'answer') {
      if (kind === 'active') idle = startStopwatch()
      else grace = LEAST_GRACE * (1 + Math.random())
      if (kind === 'asks' || kind === 'answer') sinceAsked = startStopwatch()
    },
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
    // Without locks every tab has its turn, and finds by the messages of the others that it need not ask.
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
