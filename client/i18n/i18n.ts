/**
 * The translations: one catalogue per language, loaded when the language is chosen. The keys of the English catalogue
 * are the type of all keys, so a misspelt key does not compile (docs/spec/conventions.md#languages,
 * docs/spec/conventions.md#text-direction).
 */
import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type english from './locales/en.json'

export type TextKey = keyof typeof english
type Values = Record<string, string | number>
/** Returns the text of a key with its placeholders filled in. */
export type Translate = (key: TextKey, values?: Values) => string
type Catalogues = Record<string, () => Promise<Messages>>

/** The texts of the first screens, and all other texts (vite/first-texts.ts). */
const first: Catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default' })
const rest: Catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?rest' })

/** Languages whose texts are all loaded. */
const complete = new Set<string>()

function load(catalogues: Catalogues, locale: string): Promise<Messages> {
  const catalogue = catalogues[`./locales/${locale}.json`]
  if (!catalogue) throw new Error(`there is no catalogue for ${locale}`)
  return catalogue()
}

function activate(locale: string, direction: 'ltr' | 'rtl', messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}

/** Loads the texts of the first screens in a language and shows them. Sets `lang` and `dir` of the page. */
export async function startLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  activate(locale, direction, await load(first, locale))
}

/** Loads all texts of a language and shows them. Sets `lang` and `dir` of the page. */
export async function activateLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const [some, others] = await Promise.all([load(first, locale), load(rest, locale)])
  activate(locale, direction, { ...some, ...others })
  complete.add(locale)
}

/** Loads the texts of the current language that are not loaded yet. */
export async function loadAllTexts(): Promise<void> {
  const { locale } = i18n
  if (complete.has(locale)) return
  i18n.load(locale, await load(rest, locale))
  complete.add(locale)
}

/** Returns `t`: `t('composer.publish')` is the text in the current language. Renders again when the language changes. */
export function useText(): Translate {
  const { _ } = useLingui()
  return (key, values) => _(key, values)
}

/** Returns the current language, for dates and numbers. */
export const useLocale = () => useLingui().i18n.locale

export { i18n }
