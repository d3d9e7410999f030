/** Which keys of local storage belong to the person who is signed in. */
import { isDraftKey } from '#domain/composer/draft-key.ts'
import { STORED } from './stored-values.ts'

const PERSONAL: readonly string[] = Object.values(STORED)
  .filter(({ belongsTo }) => belongsTo === 'person')
  .map(({ key }) => key)

/** The text of an edit, as it is kept now and as it was before. */
export const isEditText = (key: string) => /^(edit_content|post_edit)_/.test(key)

export const isPersonal = (key: string) => isDraftKey(key) || isEditText(key) || PERSONAL.includes(key)
