/**
 * Holds what somebody has changed of their profile and not saved yet (docs/spec/settings.md#profile-editor,
 * docs/spec/settings.md#pictures-of-a-profile, docs/server/accounts.md#update-credentials).
 */
import type { Account } from '#contract/entities/account.ts'
import { currencyOfField } from '../money/currency.ts'
import { isPaymentLink, pastedAddress } from '../money/pasted-address.ts'

/** A row of the editor. Its key says which row it is while rows move; the server never sees it. */
export interface EditedField {
  key: string
  name: string
  value: string
}

/** Everything that the editor shows, pictures aside. */
export interface EditableProfile {
  displayName: string
  note: string
  fields: readonly EditedField[]
  bot: boolean
  locked: boolean
  mentionPolicy: string
}

/** New pictures as `data:` URLs; null removes one. A picture that is not named stays. */
export interface EditedPictures {
  avatar?: string | null | undefined
  header?: string | null | undefined
}

export type PictureKind = keyof EditedPictures

/** The texts and choices that differ from what the server has. */
export type ProfileChanges = { [Key in keyof EditableProfile]?: EditableProfile[Key] | undefined }

/** Returns the profile as the server has it, in the form in which it is edited. */
export const editableProfile = (account: Account): EditableProfile => ({
  displayName: account.display_name ?? '',
  note: account.source?.note ?? '',
  fields: (account.source?.fields ?? []).map(({ name, value }, index) => ({ key: `${index}`, name, value })),
  bot: account.bot,
  locked: account.locked,
  mentionPolicy: account.mention_policy,
})

/** Returns the profile as it is edited: what was not changed follows the server. */
export function editedProfile(account: Account, changes: ProfileChanges): EditableProfile {
  const base = editableProfile(account)
  return {
    displayName: changes.displayName ?? base.displayName,
    note: changes.note ?? base.note,
    fields: changes.fields ?? base.fields,
    bot: changes.bot ?? base.bot,
    locked: changes.locked ?? base.locked,
    mentionPolicy: changes.mentionPolicy ?? base.mentionPolicy,
  }
}

/** Returns the changes without those that have been taken back by hand. */
export function realChanges(account: Account, changes: ProfileChanges): ProfileChanges {
  const base = editableProfile(account)
  const { displayName, note, fields, bot, locked, mentionPolicy } = changes
  return {
    ...(displayName !== undefined && displayName.trim() !== base.displayName.trim() && { displayName }),
    ...(note !== undefined && note !== base.note && { note }),
    ...(fields && !areSameFields(fields, base.fields) && { fields }),
    ...(bot !== undefined && bot !== base.bot && { bot }),
    ...(locked !== undefined && locked !== base.locked && { locked }),
    ...(mentionPolicy !== undefined && mentionPolicy !== base.mentionPolicy && { mentionPolicy }),
  }
}

/** Returns whether anything would be lost without being saved. */
export const isEdited = (account: Account, changes: ProfileChanges, pictures: EditedPictures): boolean =>
  [...Object.values(realChanges(account, changes)), ...Object.values(pictures)].some(
    (value) => value !== undefined,
  )

const areSameFields = (some: readonly EditedField[], others: readonly EditedField[]) =>
  JSON.stringify(sentFields(some)) === JSON.stringify(sentFields(others))

/** Returns the fields as they are sent: trimmed, without empty rows. */
export const sentFields = (fields: readonly EditedField[]): { name: string; value: string }[] =>
  fields
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '')

/**
 * Returns the row with the address alone where its value is a payment link of the currency that it names: the
 * link could ask for an amount, on a profile for good (docs/spec/payments.md#pasted-addresses).
 */
export function withAddressAlone(field: EditedField): EditedField {
  const code = currencyOfField(field.name)
  if (code === undefined || !isPaymentLink(field.value)) return field
  const value = pastedAddress(field.value, code)
  return value === null || value === field.value ? field : { ...field, value }
}

/** Returns an empty row, with a key that no other row has. */
export const newField = (fields: readonly EditedField[]): EditedField => ({
  key: `${Math.max(-1, ...fields.map(({ key }) => Number(key) || 0)) + 1}`,
  name: '',
  value: '',
})

/** Returns the rows with one of them at another place; the same rows where that is no place. */
export function withMovedField(
  fields: readonly EditedField[],
  key: string,
  to: number,
): readonly EditedField[] {
  const from = fields.findIndex((field) => field.key === key)
  const moving = fields[from]
  if (!moving || to === from || to < 0 || to >= fields.length) return fields
  return fields.toSpliced(from, 1).toSpliced(to, 0, moving)
}

/** The part of the profile that a call changes; the server keeps what it does not name. */
export interface ProfileUpdate {
  display_name?: string
  note?: string
  avatar?: string
  avatar_media_type?: string
  header?: string
  header_media_type?: string
  bot?: boolean
  locked?: boolean
  fields_attributes?: { name: string; value: string }[]
  mention_policy?: string
}

/** Returns what is sent: the changes and nothing else, so that a change made elsewhere meanwhile stays. */
export function profileUpdate(
  account: Account,
  changes: ProfileChanges,
  pictures: EditedPictures,
): ProfileUpdate {
  const { displayName, note, fields, bot, locked, mentionPolicy } = realChanges(account, changes)
  const avatar = sentPicture(pictures.avatar)
  const header = sentPicture(pictures.header)
  return {
    ...(displayName !== undefined && { display_name: displayName.trim() }),
    ...(note !== undefined && { note }),
    ...(fields && { fields_attributes: sentFields(fields) }),
    ...(bot !== undefined && { bot }),
    ...(locked !== undefined && { locked }),
    ...(mentionPolicy !== undefined && { mention_policy: mentionPolicy }),
    ...(avatar && { avatar: avatar.data, ...(avatar.type && { avatar_media_type: avatar.type }) }),
    ...(header && { header: header.data, ...(header.type && { header_media_type: header.type }) }),
  }
}

/**
 * Returns the base64 of a picture with its type; an empty text removes it, and undefined leaves it as it is.
 */
function sentPicture(picture: string | null | undefined): { data: string; type?: string } | undefined {
  if (picture === undefined) return undefined
  if (picture === null) return { data: '' }
  const [, type, data] = /^data:([^;]+);base64,(.+)$/s.exec(picture) ?? []
  return type !== undefined && data !== undefined ? { data, type } : undefined
}
