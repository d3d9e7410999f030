/**
 * Finds what keeps an edited profile from being saved, before the server refuses it
 * (docs/spec/settings.md#profile-editor, docs/spec/settings.md#fields-of-a-profile,
 * docs/server/accounts.md#update-credentials).
 */
import { noteHtml, valueHtml } from './markup.ts'
import type { EditableProfile, EditedField } from './profile-edit.ts'

/** The most characters of each text. The server counts the HTML that it makes of a bio and of a value. */
export const MAX_LENGTHS = { displayName: 75, note: 10_000, fieldName: 500, fieldValue: 5000 } as const

/** Returns how many characters are left for the display name; a surrogate pair counts once. */
export const nameLeft = (displayName: string): number =>
  MAX_LENGTHS.displayName - Array.from(displayName.trim()).length

/** Returns how many characters are left for the bio. */
export const noteLeft = (note: string): number => MAX_LENGTHS.note - noteHtml(note).length

/** The server would drop a row without a label in silence. */
export type FieldNameProblem = 'missing' | 'repeated' | 'long'

/** The problems of one row. */
export interface FieldProblems {
  name: FieldNameProblem | null
  value: 'long' | null
}

/**
 * Returns what is wrong with each row. Of equal labels the later ones are wrong; an empty row is as good as
 * none.
 */
export function fieldProblems(fields: readonly EditedField[]): FieldProblems[] {
  return fields.map(({ name, value }, index) => ({
    name: nameProblem(
      name.trim(),
      value.trim(),
      fields.slice(0, index).map((earlier) => earlier.name.trim()),
    ),
    value: valueHtml(value.trim()).length > MAX_LENGTHS.fieldValue ? 'long' : null,
  }))
}

function nameProblem(name: string, value: string, earlier: readonly string[]): FieldNameProblem | null {
  if (name === '') return value === '' ? null : 'missing'
  if (earlier.includes(name)) return 'repeated'
  return name.length > MAX_LENGTHS.fieldName ? 'long' : null
}

/** Returns whether the server would take the profile as it is. */
export const canSaveProfile = ({ displayName, note, fields }: EditableProfile): boolean =>
  nameLeft(displayName) >= 0 &&
  noteLeft(note) >= 0 &&
  fieldProblems(fields).every(({ name, value }) => name === null && value === null)
