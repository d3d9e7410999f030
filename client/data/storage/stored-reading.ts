/** The places at which pages were read, as local storage has them. */
import { array, boolean, type InferOutput, number, object, string } from 'valibot'
import { KEYS } from '#platform/storage/storage.ts'
import { storedList } from './stored-value.ts'

const ReadingPosition = object({
  /** The address of the page. */
  page: string(),
  /** The `data-row` of a row. */
  row: string(),
  /** How far below the upper edge of the window it began, in pixels. */
  top: number(),
  /** Whether the page was scrolled to its very top. */
  isAtTop: boolean(),
  /** The hashes of the queries that the page showed, of those that are stored. */
  queries: array(string()),
})

export type ReadingPosition = InferOutput<typeof ReadingPosition>

export const STORED_READING = storedList(KEYS.reading, 'person', ReadingPosition)
