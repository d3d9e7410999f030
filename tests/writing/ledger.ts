/** Everything that people have written, as they remember it. */
import { joined, partsOf } from '#domain/composer/thread-text.ts'
import type { AccountId } from './fake-browser.ts'

/** One post or thread in the making: all the words that it had, the last ones count. */
interface Piece {
  accountId: AccountId
  texts: string[]
  /** Its author has deleted it, or signed out and was warned. */
  isGivenUp: boolean
  /** Its author has signed out, and all of theirs is deleted. */
  isWiped: boolean
  /** How often its author wants to delete it without knowing yet whether that is done. */
  deletions: number
}

export class Ledger {
  readonly pieces: Piece[] = []

  of(text: string): Piece | undefined {
    return this.pieces.find(({ texts }) => texts.some((whole) => endsWith(whole, text)))
  }

  /**
   * Somebody replaced `before` by `text`. An empty editor begins something new, and so does one whose words
   * have left it (`isAnother`).
   */
  write(accountId: AccountId, before: string, text: string, isAnother: boolean): void {
    const known = this.of(before)
    const whole = known?.texts.findLast((one) => endsWith(one, before))
    if (known && whole !== undefined && !isAnother) known.texts.push(withEnd(whole, before, text))
    else this.pieces.push({ accountId, texts: [text], isGivenUp: false, isWiped: false, deletions: 0 })
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
    const pieces = this.pieces.filter((piece) => piece.accountId === accountId)
    for (const piece of pieces) piece.isGivenUp = true
    return pieces
  }
}

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
