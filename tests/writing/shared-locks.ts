/** The locks that the tabs of one browser share. */
import type { Locks } from '#platform/storage/locks.ts'
import type { Schedule } from './schedule.ts'

interface Claim {
  owner: object
  onChange: (isHeld: boolean) => void
  /** It belongs to an editor, not to something that is done in a moment. */
  isLasting: boolean
}

export class SharedLocks {
  readonly #held = new Map<string, Claim>()
  readonly #waiting = new Map<string, Claim[]>()
  readonly #schedule: Schedule

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  locksOf(owner: object): Locks {
    return {
      withLock: async (name, run) => {
        const claim: Claim = { owner, onChange: () => undefined, isLasting: false }
        const isFree = await this.#schedule.step(owner, () => this.#take(name, claim))
        if (!isFree) return null
        try {
          return await run()
        } finally {
          this.#free(name, claim)
        }
      },
      holdLock: (name, onChange) => {
        const claim: Claim = { owner, onChange, isLasting: true }
        let isReleased = false
        void this.#schedule.step(owner, () => {
          if (isReleased) return
          if (this.#take(name, claim)) return onChange(true)
          this.#queue(name, claim)
          onChange(false)
        })
        return {
          isSure: () => true,
          confirm: async () => undefined,
          takeOver: () =>
            void this.#schedule.step(owner, () => {
              if (!isReleased) this.#steal(name, claim)
            }),
          release: () => {
            isReleased = true
            this.#forget(name, claim)
          },
        }
      },
    }
  }

  /** Returns whether an editor of a tab has a lock. */
  isHere(name: string, owner: object): boolean {
    const claim = this.#held.get(name)
    return claim?.owner === owner && claim.isLasting
  }

  /** A browser that has locks takes them from a tab that is closed, and from nobody who sleeps. */
  readonly leave = () => undefined
  readonly comeBack = () => undefined

  /** A tab that is closed lets go of everything. */
  close(owner: object): void {
    for (const [name, claims] of this.#waiting) {
      this.#waiting.set(
        name,
        claims.filter((claim) => claim.owner !== owner),
      )
    }
    for (const [name, claim] of [...this.#held]) if (claim.owner === owner) this.#free(name, claim)
  }

  #take(name: string, claim: Claim): boolean {
    if (this.#held.has(name)) return false
    this.#held.set(name, claim)
    return true
  }

  #queue(name: string, claim: Claim): void {
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), claim])
  }

  #steal(name: string, claim: Claim): void {
    const holder = this.#held.get(name)
    if (holder === claim) return
    this.#waiting.set(
      name,
      (this.#waiting.get(name) ?? []).filter((one) => one !== claim),
    )
    this.#held.set(name, claim)
    if (holder) {
      this.#queue(name, holder)
      void this.#schedule.step(holder.owner, () => {
        if (this.#held.get(name) !== holder) holder.onChange(false)
      })
    }
    claim.onChange(true)
  }

  #forget(name: string, claim: Claim): void {
    this.#waiting.set(
      name,
      (this.#waiting.get(name) ?? []).filter((one) => one !== claim),
    )
    this.#free(name, claim)
  }

  #free(name: string, claim: Claim): void {
    if (this.#held.get(name) !== claim) return
    this.#held.delete(name)
    const [next, ...others] = this.#waiting.get(name) ?? []
    this.#waiting.set(name, others)
    if (!next) return
    this.#held.set(name, next)
    void this.#schedule.step(next.owner, () => {
      if (this.#held.get(name) === next) next.onChange(true)
    })
  }
}
