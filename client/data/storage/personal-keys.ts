/** Which keys of local storage belong to the person who is signed in. */
import { isDraftKey } from '#domain/composer/draft-key.ts'
import { KEYS } from '#platform/storage.ts'

const PERSONAL: readonly string[] = [
  KEYS.outbox,
  KEYS.readMark,
  KEYS.recentEmoji,
  KEYS.recentSearches,
  KEYS.pendingActions,
]

/** The text of an edit, as it is kept now and as it was before. */
export const isEditText = (key: string) => /^(edit_content|post_edit)_/.test(key)

export const isPersonal = (key: string) => isDraftKey(key) || isEditText(key) || PERSONAL.includes(key)
