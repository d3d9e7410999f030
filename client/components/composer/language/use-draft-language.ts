import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { rememberedLanguages } from '#data/writing/remembered-languages.ts'
import { languageOfDraft } from '#domain/composer/post-language.ts'

/**
 * Returns the language that counts for what is written; `chosen` is left out until somebody chooses
 * (docs/spec/writing.md#language-of-a-post).
 */
export function useDraftLanguage(chosen: string | null | undefined, viewer: Account): string | null {
  const [recent] = useState(rememberedLanguages) // read once, so that nothing changes while one writes
  return languageOfDraft(chosen, recent, viewer)
}
