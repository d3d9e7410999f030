/**
 * Locks that tabs share. A browser may have none (the page came without encryption) or refuse them (it stores nothing
 * for this site): there every tab goes on as if it were the only one, and the server's own care has to do.
 */

/** Waits for a lock and runs something with it, or without one where there are none. `run` gets null when another tab has it. */
async function request<Result>(
  name: string,
  options: LockOptions,
  run: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return run(true)
  let isAnswered = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isAnswered = true
      return run(lock !== null)
    })
  } catch (error) {
    if (isAnswered || options.signal?.aborted) throw error
    console.warn(`${name}: the browser gives no locks`, error)
    return run(true)
  }
}

/** Runs something that only one tab may do at a time; answers null when another tab is at it. */
export const withLock = <Result>(name: string, run: () => Promise<Result>): Promise<Result | null> =>
  request(name, { ifAvailable: true }, async (isHeld) => (isHeld ? run() : null))

/** Runs something as soon as no other tab does the same, unless `signal` ends the waiting before. */
export const whenAlone = (name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> =>
  request(name, { signal }, run)

export interface HeldLock {
  /** Takes the lock away from its holder. */
  takeOver(): void
  release(): void
}

/** Wants a lock until it is released, and tells whether it is held here: at first, and whenever that changes. */
export function holdLock(name: string, tell: (isHeld: boolean) => void): HeldLock {
  let waiting = new AbortController()
  let letGo = () => {}
  let isReleased = false
  const hold = () => {
    if (isReleased) return Promise.resolve() // before it was granted
    tell(true)
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }

  async function want(options: LockOptions): Promise<void> {
    const { signal } = waiting
    let isTaken = true
    try {
      await request(name, options, async (isHeld) => {
        isTaken = !isHeld
        if (isHeld) await hold()
      })
      if (!isTaken || isReleased) return
    } catch {
      if (signal.aborted) return // released, or another way was taken
    }
    tell(false) // it is, or was just taken, somewhere else
    void want({ signal })
  }

  void want({ ifAvailable: true })
  return {
    takeOver() {
      waiting.abort()
      waiting = new AbortController()
      void want({ steal: true })
    },
    release() {
      isReleased = true
      waiting.abort()
      letGo()
    },
  }
}
