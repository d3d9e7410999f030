/** Query parameters that page through a list (contract 0.5). */
import { integer, maxValue, minValue, nullish, number, pipe, string, transform, union } from 'valibot'

/** A page size, 0 to 200; as text when it comes out of a query string. */
const limit = nullish(
  pipe(
    union([
      number(),
      pipe(
        string(),
        transform((value) => Number(value)),
      ),
    ]),
    integer('expected an integer between 0 and 201'),
    minValue(0, 'expected an integer between 0 and 201'),
    maxValue(200, 'expected an integer between 0 and 201'),
  ),
)

/** What was seen last (exclusive) and how much to send. */
export const cursor = { max_id: nullish(string()), limit }
