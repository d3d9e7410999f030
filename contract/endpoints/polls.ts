import { array, integer, minValue, number, object, pipe } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Poll } from '../entities/poll.ts'

/** `choices` are indexes of options. The id of a poll is that of its post. */
export const voteInPoll = endpoint({
  method: 'POST',
  path: '/api/v1/polls/:id/votes',
  access: 'required',
  body: object({ choices: array(pipe(number(), integer(), minValue(0))) }),
  returns: Poll,
})
