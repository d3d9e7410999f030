/** Everything that people have written, as they remember it. */
import { joined, partsOf } from '#domain/composer/thread-text.ts'
import { ACCOUNTS, type AccountId } from './fake-browser.ts'

/** One post or thread in the making: all the words that it had, the last ones count. */
export interface Piece {
  /** Whose it is; both while it may be on its way from one to the other. */
  owners: Set<AccountId>
  /** Who may have published a part of it. */
  authors: Set<AccountId>
  texts: string[]
  /** When each of the texts was typed, in milliseconds. */
  times: number[]
  /** Since a kill: the words that may be left of it, and whether none may be. */
  killed: { texts: string[]; mayBeGone: boolean } | null
  /** So many of its posts may be out: who has signed out publishes no more. */
  mostOut: number
  /** Its author has deleted it, or signed out and was warned. */
  isGivenUp: boolean
  /** Its author has signed out, and all of theirs is deleted. */
  isWiped: boolean
  /** How often its author wants to delete it without knowing yet whether that is done. */
  deletions: number
}

/** Finds the words of the pieces that somebody has written. */
const WORDS = /words \d+ of [a-z]+/g

export class Ledger {
  readonly pieces: Piece[] = []

  of(text: string): Piece | undefined {
    return this.pieces.find(({ texts }) => texts.some((whole) => endsWith(whole, text)))
  }

  /** Returns the words in something stored that are not those of `reader`. */
  strangeIn(stored: string, reader: AccountId): string[] {
    const words = stored.match(WORDS) ?? []
    return words.filter((text) => !this.#owners(text).includes(reader))
  }

  /** Returns the words in something stored that are those of `accountId` alone. */
  ownIn(stored: string, accountId: AccountId): string[] {
    const words = stored.match(WORDS) ?? []
    return words.filter((text) => this.#owners(text).join() === accountId)
  }

  /** Returns whose some words are. */
  #owners(text: string): AccountId[] {
    const piece = this.pieces.find(({ texts }) => texts.some((whole) => partsOf(whole).includes(text)))
    return piece ? [...piece.owners] : ACCOUNTS.filter((id) => text.endsWith(` ${id}`))
  }

  /**
   * Somebody replaced `before` by `text`. An empty editor begins something new, and so does one whose words
   * have left it (`isAnother`).
   */
  write(accountId: AccountId, before: string, text: string, isAnother: boolean, now = 0): void {
    const known = this.of(before)
    const whole = known?.texts.findLast((one) => endsWith(one, before))
    if (known && whole !== undefined && !isAnother) {
      known.texts.push(withEnd(whole, before, text))
      known.times.push(now)
      known.killed = null
    } else this.pieces.push(pieceOf(accountId, text, now))
  }

  /** The browser is killed: words that were typed after a time may be gone, those before them may not. */
  kill(safeUntil: number): void {
    for (const piece of this.pieces) {
      const last = piece.times.findLastIndex((time) => time <= safeUntil)
      const texts = piece.texts.slice(Math.max(0, last))
      if (last < piece.texts.length - 1) piece.killed = { texts, mayBeGone: last < 0 }
      piece.mostOut = Number.POSITIVE_INFINITY // who has just signed out may not have
    }
  }

  /** Somebody deletes it; the tab may be closed before they know whether it is done. */
  async giveUp(text: string, deleting: Promise<boolean>): Promise<void> {
    const piece = this.of(text)
    if (!piece) return
    piece.deletions += 1
    if (await deleting) piece.isGivenUp = true
    piece.deletions -= 1
  }

  /** Somebody signs out. Returns what they had written. */
  giveUpAll(accountId: AccountId): Piece[] {
    const pieces = this.pieces.filter(({ owners }) => owners.has(accountId))
    for (const piece of pieces) piece.isGivenUp = true
    return pieces.filter(({ owners }) => owners.size === 1)
  }

  /** Somebody moves it to another account; the tab may be closed before they know whether it is done. */
  async move(text: string, from: AccountId, to: AccountId, moving: Promise<boolean>): Promise<boolean> {
    const piece = this.of(text)
    piece?.owners.add(to)
    piece?.authors.add(to)
    const isMoved = await moving
    piece?.owners.delete(isMoved ? from : to)
    return isMoved
  }
}

const pieceOf = (accountId: AccountId, text: string, now: number): Piece => ({
  owners: new Set([accountId]),
  authors: new Set([accountId]),
  texts: [text],
  times: [now],
  killed: null,
  mostOut: Number.POSITIVE_INFINITY,
  isGivenUp: false,
  isWiped: false,
  deletions: 0,
})

/** Returns whether a text is a whole thread, or what is left of it when its first posts are out. */
export function endsWith(whole: string, text: string): boolean {
  const parts = partsOf(text)
  return joined(partsOf(whole).slice(-parts.length)) === text
}

/** Returns the thread whose posts that are not out yet are others now. */
function withEnd(whole: string, before: string, after: string): string {
  const out = partsOf(whole).slice(0, -partsOf(before).length)
  return joined([...out, ...partsOf(after)])
}
