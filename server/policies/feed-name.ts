/** Which names a custom feed may have (contract 1.8, 4). */
import { invalid } from '../refusal.ts'

const LONGEST = 200

/** The name without what cannot be seen at its ends. */
export function checkFeedName(typed: string): string {
  const name = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
  if (name === '') throw invalid('feed name is empty')
  if ([...name].length > LONGEST) throw invalid('feed name is too long')
  return name
}
