/**
 * Everything that a page waits for: storage, locks, the network. Nothing happens until the test lets it, one
 * step at a time and in any order, so that a tab can be closed between any two steps.
 */

interface Step {
  owner: object
  run: () => Promise<void>
}

interface Timer {
  owner: object
  at: number
  run: () => void
}

export class Schedule {
  /** Milliseconds. */
  now = 1_700_000_000_000
  #steps: Step[] = []
  #timers: Timer[] = []
  readonly #closed = new WeakSet<object>()
  readonly #frozen = new Set<object>()

  /** Waits for its turn, does something, and resolves. For an owner that was closed it never resolves. */
  step<Result>(owner: object, run: () => Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#closed.has(owner)) return
      this.#steps.push({
        owner,
        run: async () => {
          try {
            const result = await run()
            if (!this.#closed.has(owner)) resolve(result)
          } catch (error) {
            if (!this.#closed.has(owner)) reject(error)
          }
        },
      })
    })
  }

  after(owner: object, delay: number, run: () => void): () => void {
    const timer = { owner, at: this.now + delay, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** Ends an owner: what it waits for never comes. */
  close(owner: object): void {
    this.#closed.add(owner)
    this.#steps = this.#steps.filter((one) => one.owner !== owner)
    this.#timers = this.#timers.filter((one) => one.owner !== owner)
  }

  isFrozen(owner: object): boolean {
    return this.#frozen.has(owner)
  }

  /** Lets nothing of an owner happen, and none of its timers, until it is thawed. */
  freeze(owner: object): void {
    this.#frozen.add(owner)
  }

  /** Returns whether it was frozen. What its timers have missed is done at once. */
  thaw(owner: object): boolean {
    const wasFrozen = this.#frozen.delete(owner)
    if (wasFrozen) this.advance(0)
    return wasFrozen
  }

  /** Lets one of the waiting steps happen; `choice` tells which. */
  async proceed(choice: number): Promise<void> {
    await flush()
    const ready = this.#steps.filter(({ owner }) => !this.#frozen.has(owner))
    await this.#take(ready[choice % Math.max(1, ready.length)])?.run()
    await flush()
  }

  /** Lets everything happen that waits, and what follows from it. */
  async settle(): Promise<void> {
    for (let steps = 0; steps < 5_000; steps += 1) {
      await flush()
      const step = this.#take(this.#steps.find(({ owner }) => !this.#frozen.has(owner)))
      if (!step) return
      await step.run()
    }
    throw new Error('it never comes to rest')
  }

  /** Moves the clock on and runs what is due. */
  advance(milliseconds: number): void {
    this.now += milliseconds
    const due = this.#timers.filter(({ at, owner }) => at <= this.now && !this.#frozen.has(owner))
    this.#timers = this.#timers.filter((timer) => !due.includes(timer))
    for (const timer of due) if (!this.#closed.has(timer.owner)) timer.run()
  }

  #take(step: Step | undefined): Step | undefined {
    this.#steps = this.#steps.filter((one) => one !== step)
    return step
  }
}

/** Lets everything go on that does not wait for a step. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
