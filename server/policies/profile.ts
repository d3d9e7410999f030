/** Checks the parts of a profile (docs/server/accounts.md#update-credentials). */
import { base64ToBytes } from '../input/base64.ts'
import { renderBasicMarkdown } from '../markdown/basic.ts'
import { replaceEmojiNames } from '../markdown/emoji-names.ts'
import { invalid } from '../refusal.ts'
import type { AccountRecord, FieldRecord, UserRecord } from '../world/records.ts'
import { isLanguage } from './language.ts'
import { MEDIA_TYPES } from './media.ts'
import { refuseNul } from './nul.ts'

/** The most bytes that an avatar or a header image may have. */
const IMAGE_LIMIT = 2_000_000

/** Characters without width, which are taken from the ends after the white space. */
const INVISIBLE_ENDS = /^\u200b+|\u200b+$/g

const MENTION_POLICIES = ['none', 'only_known', 'only_contacts'] as const
const PRIVACIES = ['public', 'private', 'subscribers'] as const
const OTHER_VISIBILITIES = ['conversation', 'direct']

export function readDisplayName(text: string): string {
  if ([...text].length > 200) throw invalid('display name is too long')
  refuseNul(text)
  return replaceEmojiNames(text.trim().replace(INVISIBLE_ENDS, ''))
}

/** Returns the HTML of a bio. */
export function readNote(source: string): string {
  const html = renderBasicMarkdown(replaceEmojiNames(source), 'note')
  if (html.length > 10_000) throw invalid('bio is too long')
  refuseNul(source)
  return html
}

/** Returns the fields whose names are not blank. */
export function readFields(given: { name: string; value: string }[]): FieldRecord[] {
  const named = given
    .map(({ name, value }) => ({ name: name.trim(), source: value }))
    .filter(({ name }) => name !== '')
  const fields = named.map(({ name, source }) => {
    if (name.length > 500) throw invalid('field name is too long')
    const value = renderBasicMarkdown(source, 'field')
    if (value.length > 5000) throw invalid('field value is too long')
    refuseNul(name + source)
    return { name, value, source }
  })
  if (fields.length > 10) throw invalid('at most 10 fields are allowed')
  return fields
}

/** Returns the bytes of an image, or null when it is to be removed. */
export function readImage(base64: string, type: string | null | undefined) {
  if (base64 === '') return null
  if (!type) throw invalid('no media type')
  const bytes = base64ToBytes(base64)
  if (bytes.length > IMAGE_LIMIT) throw invalid('file size must be less than 2000kB')
  if (!type.startsWith('image/') || !MEDIA_TYPES.includes(type)) throw invalid(`invalid media type ${type}`)
  return { bytes, type }
}

export function readMentionPolicy(text: string): AccountRecord['mention_policy'] {
  const policy = MENTION_POLICIES.find((known) => known === text)
  if (!policy) throw invalid('invalid mention policy')
  return policy
}

export function readPrivacy(text: string): UserRecord['privacy'] {
  const privacy = PRIVACIES.find((known) => known === (text === 'unlisted' ? 'public' : text))
  if (privacy) return privacy
  throw invalid(
    OTHER_VISIBILITIES.includes(text) ? 'invalid default visibility' : 'invalid visibility parameter',
  )
}

export function readLanguage(code: string): string {
  if (!isLanguage(code)) throw invalid('invalid ISO 639-1 code')
  return code
}
