/** Query parameters that page through a list (docs/server/README.md#paging). */
import { nullish, number, string } from 'valibot'

/** A page size, 0 to 200. */
export const limit = nullish(number())

/** How many entries to skip in lists without a cursor, at most 65535. */
export const offset = nullish(number())

/** The cursor of the last entry received (exclusive), and the page size. */
export const cursor = { max_id: nullish(string()), limit }
