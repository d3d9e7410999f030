/**
 * The languages that somebody has written in last, in this browser. Signing out deletes them
 * (docs/spec/writing.md#language-of-a-post).
 */
import { withLanguage } from '#domain/composer/post-language.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export const rememberedLanguages = (): readonly string[] => readStoredValue(STORED.recentLanguages)

export const rememberLanguage = (language: string) =>
  writeStoredValue(STORED.recentLanguages, withLanguage(rememberedLanguages(), language))
