/**
 * Refuses texts with the character NUL, which the database of the real server cannot store
 * (docs/server/README.md#texts-that-cannot-be-stored).
 */
import { databaseError } from '../refusal.ts'

export function refuseNul(text: string | null | undefined): void {
  if (text?.includes('\0')) throw databaseError()
}
