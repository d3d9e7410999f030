/** Query parameters that page through a list (contract 0.5). */
import { integer, maxValue, minValue, nullish, number, pipe, string, transform, union } from 'valibot'

/** As text when it comes out of a query string. */
const numeric = union([number(), pipe(string(), transform(Number))])

/** A page size, 0 to 200. */
export const limit = nullish(
  pipe(
    numeric,
    integer('expected an integer between 0 and 201'),
    minValue(0, 'expected an integer between 0 and 201'),
    maxValue(200, 'expected an integer between 0 and 201'),
  ),
)

/** How many to leave out, in lists without a cursor. */
export const offset = nullish(pipe(numeric, integer(), minValue(0), maxValue(65_535)))

/** What was seen last (exclusive) and how much to send. */
export const cursor = { max_id: nullish(string()), limit }
