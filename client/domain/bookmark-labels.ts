/**
 * Labels of bookmarks, which are saved among the preferences: each label is a preference of its own with the
 * ids of its posts, so that two devices which change different labels change different preferences
 * (docs/spec/timelines.md#labels-of-bookmarks, docs/spec/settings.md#two-devices-that-save).
 */
import { type Preference, readPreference, type StoredPreferences } from './preference.ts'

/** A label, and the ids of the posts that have it: the one that got it last stands first. */
export interface Label {
  name: string
  ids: readonly string[]
}

/** The ids of changed labels in their short form, as they are stored; null for a label that is deleted. */
export type LabelChange = Readonly<Record<`label.${string}`, string | null>>

export const LABEL_PREFIX = 'label.'

/** The longest name, in characters. */
export const LONGEST_LABEL = 30
const MOST_LABELS = 30

/** The room for all labels together, in bytes: half of what the client may store of a person. */
export const ROOM = 5_000

/** How the posts of a label are read; null for no label. */
export const LABEL: Preference<string | null> = {
  otherwise: null,
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
}

/** Returns the labels in the order of their names. */
export const labelsOf = (values: StoredPreferences): Label[] =>
  Object.entries(values)
    .flatMap(([key, stored]) => {
      const ids = key.startsWith(LABEL_PREFIX) ? readPreference(LABEL, stored) : null
      return ids === null ? [] : [{ name: labelName(key), ids: ids.split(' ').filter(Boolean).map(longId) }]
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Returns the name of a label by that of its preference. */
export const labelName = (preference: string): string => preference.slice(LABEL_PREFIX.length)

/** Returns the label with a name; undefined where there is none. */
export const labelNamed = (labels: readonly Label[], name: string | null): Label | undefined =>
  labels.find((label) => label.name === name)

/** Returns what puts a label on a post, or takes it off. A label without posts stays. */
export function labelChange(values: StoredPreferences, name: string, id: string, on: boolean): LabelChange {
  const others = labelNamed(labelsOf(values), name)?.ids.filter((each) => each !== id) ?? []
  return withIds(name, on ? [id, ...others] : others)
}

/** Returns what takes a label off several posts. */
export function withoutPosts(values: StoredPreferences, name: string, gone: readonly string[]): LabelChange {
  const ids = labelNamed(labelsOf(values), name)?.ids ?? []
  return withIds(
    name,
    ids.filter((id) => !gone.includes(id)),
  )
}

const withIds = (name: string, ids: readonly string[]): LabelChange => ({
  [`${LABEL_PREFIX}${name}`]: ids.map(shortId).join(' '),
})

/** Returns what deletes a label. */
export const deletedLabel = (name: string): LabelChange => ({ [`${LABEL_PREFIX}${name}`]: null })

/** Returns a name in one line. */
export const cleanLabelName = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

/** Returns what is wrong with the name of a new label; null where nothing is. */
export function labelNameProblem(name: string, labels: readonly Label[]): 'repeated' | 'many' | null {
  const isKnown = labels.some((label) => label.name.toLowerCase() === name.toLowerCase())
  if (isKnown) return 'repeated'
  return name !== '' && labels.length >= MOST_LABELS ? 'many' : null
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** The bytes of one more post in a label: its id and a space. */
const BYTES_OF_POST = 23

/** Returns how many bytes all labels take. */
const labelBytes = (values: StoredPreferences): number =>
  bytesOf(Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith(LABEL_PREFIX))))

/** Returns how many posts more can get a label. */
export const roomForPosts = (values: StoredPreferences): number =>
  Math.max(0, Math.floor((ROOM - labelBytes(values)) / BYTES_OF_POST))

/** Returns whether a change has room. What makes the labels shorter always has. */
export function hasRoom(values: StoredPreferences, change: LabelChange): boolean {
  const after = labelBytes({ ...values, ...change })
  return after <= ROOM || after <= labelBytes(values)
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/
const SHORT = /^[\w-]{22}$/

/** Returns an id in 22 characters instead of 36; one that is no UUID as it is, behind a sign. */
function shortId(id: string): string {
  if (!UUID.test(id)) return `.${id}`
  const bytes = id.replaceAll('-', '').match(/../g) ?? []
  const letters = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function longId(short: string): string {
  if (!SHORT.test(short)) return short.replace(/^\./, '')
  const bytes = atob(short.replaceAll('-', '+').replaceAll('_', '/'))
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
