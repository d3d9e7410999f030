/** Query parameters that page through a list (contract 0.5). */
import { nullish, number, string } from 'valibot'

/** A page size, 0 to 200. */
export const limit = nullish(number())

/** How many to leave out, in lists without a cursor; at most 65535. */
export const offset = nullish(number())

/** What was seen last (exclusive) and how much to send. */
export const cursor = { max_id: nullish(string()), limit }
