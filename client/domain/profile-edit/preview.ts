/** Makes the account that the preview of the editor shows (docs/spec/settings.md#profile-editor). */
import type { Account } from '#contract/entities/account.ts'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import { noteHtml, valueHtml } from './markup.ts'
import { type EditableProfile, type EditedPictures, sentFields } from './profile-edit.ts'

/**
 * Returns the account as it will be after saving. What was not changed is shown as the server has it;
 * `emojis` are those of the instance, because nobody knows yet which of them the texts use.
 */
export function previewedAccount(
  account: Account,
  { displayName, note, fields, bot, locked }: EditableProfile,
  { avatar, header }: EditedPictures,
  emojis: readonly CustomEmoji[],
): Account {
  return {
    ...account,
    display_name: displayName,
    note: note === (account.source?.note ?? '') ? account.note : noteHtml(note),
    fields: sentFields(fields)
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => ({
        name,
        value: valueHtml(value),
        verified_at: null,
        is_legacy_proof: false,
      })),
    bot,
    locked,
    avatar: avatar === undefined ? account.avatar : avatar,
    header: header === undefined ? account.header : header,
    emojis: [...account.emojis, ...emojis],
  }
}
