/** Runs something that only one tab may do at a time; answers null when another tab is at it. */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result | null> {
  // Missing where the page came without encryption; there the server's own care has to do.
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? run() : null))
}

export interface HeldLock {
  /** Whoever has it now loses it. */
  takeOver(): void
  release(): void
}

/** Wants a lock until it is released, and tells whether it is held here: at first, and whenever that changes. */
export function holdLock(name: string, tell: (isHeld: boolean) => void): HeldLock {
  if (!('locks' in navigator)) {
    tell(true)
    return { takeOver: () => undefined, release: () => undefined }
  }
  let waiting = new AbortController()
  let letGo = () => {}
  let isReleased = false
  const hold = () => {
    if (isReleased) return // before it was granted
    tell(true)
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }

  async function want(options: LockOptions): Promise<void> {
    const { signal } = waiting
    try {
      const isTaken = await navigator.locks.request(name, options, async (lock) => lock === null || hold())
      if (isTaken !== true || isReleased) return
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
