/** Arranges the emoji of the picker in rows, and finds the next one for an arrow key. */
import type { Emoji } from '#domain/composer/emoji-search.ts'

/** The emoji under one heading. */
export interface EmojiGroup {
  id: string
  title: string
  emojis: readonly Emoji[]
}

/** A row of the picker: a heading, or a line of emoji. */
export type Row =
  | { kind: 'heading'; group: string; title: string }
  | { kind: 'emoji'; emojis: readonly Emoji[] }

/** The row and column of one emoji. */
export interface Position {
  row: number
  column: number
}

/** How many emoji a line has. The favourites fill one line. */
const COLUMNS = 8

/** Returns a heading and the lines of emoji for each group. */
export const rowsOf = (groups: readonly EmojiGroup[]): Row[] =>
  groups.flatMap(({ id, title, emojis }) => [{ kind: 'heading', group: id, title }, ...linesOf(emojis)])

/** Returns the emoji in lines, without a heading. */
export const linesOf = (emojis: readonly Emoji[]): Row[] =>
  Array.from({ length: Math.ceil(emojis.length / COLUMNS) }, (_, line) => ({
    kind: 'emoji',
    emojis: emojis.slice(line * COLUMNS, (line + 1) * COLUMNS),
  }))

export type Direction = 'up' | 'down' | 'back' | 'forward'

/** Returns the position next to this one; null above the first line. At the other edges it stays the same. */
export function nextPosition(
  rows: readonly Row[],
  { row, column }: Position,
  direction: Direction,
): Position | null {
  const lines = rows.flatMap((one, index) =>
    one.kind === 'emoji' ? [{ index, length: one.emojis.length }] : [],
  )
  const current = lines.findIndex(({ index }) => index === row)
  const lastColumn = (lines[current]?.length ?? 0) - 1
  const [previous, next] = [lines[current - 1], lines[current + 1]]
  const inLine = (line: typeof next, wanted: number) =>
    line && { row: line.index, column: Math.min(wanted, line.length - 1) }
  switch (direction) {
    case 'up':
      return inLine(previous, column) ?? null
    case 'down':
      return inLine(next, column) ?? { row, column }
    case 'back':
      return column > 0 ? { row, column: column - 1 } : (inLine(previous, COLUMNS) ?? { row, column })
    case 'forward':
      return column < lastColumn ? { row, column: column + 1 } : (inLine(next, 0) ?? { row, column })
  }
}

/** Returns the emoji at a position; undefined if there is none. */
export function emojiAt(rows: readonly Row[], position: Position | null): Emoji | undefined {
  const row = position ? rows[position.row] : undefined
  return row?.kind === 'emoji' ? row.emojis[position?.column ?? 0] : undefined
}

/** Returns the position of the first emoji in or after a row. */
export function firstPosition(rows: readonly Row[], from = 0): Position | null {
  const row = rows.findIndex(({ kind }, index) => index >= from && kind === 'emoji')
  return row < 0 ? null : { row, column: 0 }
}
