/** The places at which lists were read, as local storage has them. */
import { custom } from 'valibot'
import { KEYS } from '#platform/storage.ts'
import { storedList } from './stored-value.ts'

/** The path of the list, the `data-row` of a row, where it began in the window, when that was, and whether the page was at its top. */
export type Entry = readonly [list: string, row: string, top: number, at: number, isAtTop: boolean]

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [list, row, top, at, isAtTop] = value
  return (
    [list, row].every((text) => typeof text === 'string') &&
    [top, at].every(Number.isFinite) &&
    typeof isAtTop === 'boolean'
  )
}

export const STORED_READING = storedList(KEYS.reading, 'person', custom<Entry>(isEntry))
