import type { Emoji } from '#domain/composer/emoji-search.ts'

/** Under one heading. */
export interface EmojiGroup {
  id: string
  title: string
  emojis: readonly Emoji[]
}

/** What the list of the picker is made of: headings, and lines of emoji. */
export type Row =
  | { kind: 'heading'; group: string; title: string }
  | { kind: 'emoji'; emojis: readonly Emoji[] }

/** Where one emoji stands. */
export interface Place {
  row: number
  column: number
}

/** The favourites fill one line. */
const COLUMNS = 8

export const rowsOf = (groups: readonly EmojiGroup[]): Row[] =>
  groups.flatMap(({ id, title, emojis }) => [{ kind: 'heading', group: id, title }, ...linesOf(emojis)])

export const linesOf = (emojis: readonly Emoji[]): Row[] =>
  Array.from({ length: Math.ceil(emojis.length / COLUMNS) }, (_, line) => ({
    kind: 'emoji',
    emojis: emojis.slice(line * COLUMNS, (line + 1) * COLUMNS),
  }))

export type Step = 'up' | 'down' | 'back' | 'forward'

/** The place one step on; null above the first line. At the other ends it stays. */
export function step(rows: readonly Row[], { row, column }: Place, towards: Step): Place | null {
  const lines = rows.flatMap((one, index) =>
    one.kind === 'emoji' ? [{ index, length: one.emojis.length }] : [],
  )
  const here = lines.findIndex(({ index }) => index === row)
  const last = (lines[here]?.length ?? 0) - 1
  const [before, after] = [lines[here - 1], lines[here + 1]]
  const enter = (line: typeof after, at: number) =>
    line && { row: line.index, column: Math.min(at, line.length - 1) }
  switch (towards) {
    case 'up':
      return enter(before, column) ?? null
    case 'down':
      return enter(after, column) ?? { row, column }
    case 'back':
      return column > 0 ? { row, column: column - 1 } : (enter(before, COLUMNS) ?? { row, column })
    case 'forward':
      return column < last ? { row, column: column + 1 } : (enter(after, 0) ?? { row, column })
  }
}

export function emojiAt(rows: readonly Row[], place: Place | null): Emoji | undefined {
  const row = place ? rows[place.row] : undefined
  return row?.kind === 'emoji' ? row.emojis[place?.column ?? 0] : undefined
}

/** The first emoji at or after a row. */
export function firstPlace(rows: readonly Row[], from = 0): Place | null {
  const row = rows.findIndex(({ kind }, index) => index >= from && kind === 'emoji')
  return row < 0 ? null : { row, column: 0 }
}
