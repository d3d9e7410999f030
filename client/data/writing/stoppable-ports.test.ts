/** Tests docs/spec/session.md#logout: what ends with a session is no failure. */
import { expect, test, vi } from 'vitest'
import { reportFailure, Stopped } from './stoppable-ports.ts'

test('a failure is reported, but not that the work of a page has ended', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reportFailure('the draft could not be read', new Stopped('this page writes nothing any more'))
  expect(said).not.toHaveBeenCalled()
  const failure = new Error('the disk is broken')
  reportFailure('the draft could not be read', failure)
  expect(said).toHaveBeenCalledWith('the draft could not be read', failure)
})
