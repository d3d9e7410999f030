/** Checks the name of a custom feed (docs/server/feeds.md#create-a-feed). */
import { invalid } from '../refusal.ts'
import { refuseNul } from './nul.ts'

const MAX_NAME_LENGTH = 200

/** Returns the name without invisible characters at its ends, or refuses it. */
export function checkFeedName(typed: string): string {
  const name = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
  if (name === '') throw invalid('feed name is empty')
  if ([...name].length > MAX_NAME_LENGTH) throw invalid('feed name is too long')
  refuseNul(name)
  return name
}
