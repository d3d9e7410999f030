/**
 * Decides which names a group may have (docs/spec/groups.md#create-a-group,
 * docs/server/session.md#sign-up).
 */
import { isValidUsername } from '../session/sign-in-form.ts'

/** The most characters of a name. */
const LONGEST = 30

/** Returns why a name cannot be that of a group; null where it can, or where nothing was typed. */
export function groupNameProblem(name: string): 'invalid' | 'too_long' | null {
  if (name === '') return null
  if (!isValidUsername(name)) return 'invalid'
  return name.length > LONGEST ? 'too_long' : null
}

export const isGroupName = (name: string): boolean => name !== '' && groupNameProblem(name) === null
