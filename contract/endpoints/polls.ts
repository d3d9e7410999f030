import { array, check, integer, minValue, number, object, pipe } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Poll } from '../entities/poll.ts'

/**
 * Votes in a poll. `choices` are indexes of options. A poll has the id of its post
 * (docs/spec/calls.md#calls-for-polls).
 */
export const voteInPoll = endpoint({
  method: 'POST',
  path: '/api/v1/polls/:id/votes',
  access: 'required',
  body: object({ choices: array(pipe(number(), integer(), minValue(0))) }),
  // Every poll has options: one without them would take the place of that on the page.
  returns: pipe(
    Poll,
    check(({ options }) => options.length > 0),
  ),
})
