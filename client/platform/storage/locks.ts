/**
 * Locks that tabs share. A page without HTTPS has no Web Locks and takes leases instead, which are loaded
 * then (docs/decisions/050-leases.md). A browser that stores nothing for this site refuses locks: there tabs
 * share nothing, and each goes on as if it were the only one.
 */

export interface HeldLock {
  /**
   * Returns false while it is held here, and another tab may have it all the same, because this one has
   * slept: nothing that the lock protects may be written then.
   */
  isSure: () => boolean
  /** Finds out whether it is still held here; `tell` is called with the answer before this resolves. */
  confirm: () => Promise<void>
  /** Takes the lock away from its holder. */
  takeOver: () => void
  release: () => void
}

export interface Locks {
  /** Runs something that one tab at a time may do; resolves to null when another tab is at it. */
  withLock: <Result>(name: string, run: () => Promise<Result>) => Promise<Result | null>
  /**
   * Wants a lock until it is released, and tells whether it is held here: at first, and whenever that is
   * found out anew.
   */
  holdLock: (name: string, tell: (isHeld: boolean) => void) => HeldLock
}

/**
 * Waits for a lock and runs something with it, or without one where it is refused. `run` gets false when
 * another tab has it.
 */
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

/**
 * Runs something as soon as no other tab does the same, unless `signal` ends the waiting before; at once
 * without Web Locks.
 */
export const whenAlone = (name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> =>
  request(name, { signal }, run)

function holdWebLock(name: string, tell: (isHeld: boolean) => void): HeldLock {
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
    isSure: () => true, // the browser takes it away from nobody who sleeps
    confirm: () => Promise.resolve(),
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

const webLocks: Locks = {
  withLock: (name, run) => request(name, { ifAvailable: true }, async (isHeld) => (isHeld ? run() : null)),
  holdLock: holdWebLock,
}

let loading: Promise<Locks> | null = null

function leases(): Promise<Locks> {
  loading ??= import('#platform/storage/leases/browser-leases.ts')
    .then(({ browserLeases }) => browserLeases())
    .catch((error: unknown) => {
      loading = null // the next lock asks for them again
      console.warn('the leases could not be loaded', error)
      return webLocks
    })
  return loading
}

/** Holds a lease as soon as the leases are loaded. */
function holdLease(name: string, tell: (isHeld: boolean) => void): HeldLock {
  let isReleased = false
  let lease: HeldLock | null = null
  const holding = leases().then(({ holdLock }) => {
    if (!isReleased) lease = holdLock(name, tell)
  })
  return {
    isSure: () => lease?.isSure() ?? true,
    confirm: () => holding.then(() => lease?.confirm()),
    takeOver: () => void holding.then(() => lease?.takeOver()),
    release() {
      isReleased = true
      lease?.release()
    },
  }
}

/** Outside of a page, as in tests in Node, there is nobody to share anything with. */
const hasLocks = () => 'locks' in navigator || !('document' in globalThis)

/** Runs something that only one tab may do at a time; resolves to null when another tab is at it. */
export const withLock: Locks['withLock'] = async (name, run) =>
  (hasLocks() ? webLocks : await leases()).withLock(name, run)

/** Wants a lock until it is released, and tells whether it is held here. */
export const holdLock: Locks['holdLock'] = (name, tell) =>
  hasLocks() ? holdWebLock(name, tell) : holdLease(name, tell)
