/** Everything that people have written, as they remember it. */
import type { AccountId } from './fake-browser.ts'

/** One post in the making: all the words that it had, the last ones count. */
interface Piece {
  accountId: AccountId
  texts: string[]
  /** Its author has deleted it, or signed out and was warned. */
  isGivenUp: boolean
  /** How often its author wants to delete it without knowing yet whether that is done. */
  deletions: number
}

export class Ledger {
  readonly pieces: Piece[] = []

  of(text: string): Piece | undefined {
    return this.pieces.find(({ texts }) => texts.includes(text))
  }

  /**
   * Somebody replaced `before` by `text`. An empty editor begins something new, and so does one whose words
   * have left it (`isAnother`).
   */
  write(accountId: AccountId, before: string, text: string, isAnother: boolean): void {
    const known = this.of(before)
    if (known && !isAnother) known.texts.push(text)
    else this.pieces.push({ accountId, texts: [text], isGivenUp: false, deletions: 0 })
  }

  /** Somebody deletes it; the tab may be closed before they know whether it is done. */
  async giveUp(text: string, deleting: Promise<boolean>): Promise<void> {
    const piece = this.of(text)
    if (!piece) return
    piece.deletions += 1
    if (await deleting) piece.isGivenUp = true
    piece.deletions -= 1
  }

  giveUpAll(accountId: AccountId): void {
    for (const piece of this.pieces) if (piece.accountId === accountId) piece.isGivenUp = true
  }
}
