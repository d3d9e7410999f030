/**
 * The translations: one catalogue a language, loaded when it is chosen. English is the source and its keys
 * are the type of every text, so a misspelt key does not compile.
 */
import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type english from './locales/en.json'

export type TextKey = keyof typeof english
type Values = Record<string, string | number>
export type Translate = (key: TextKey, values?: Values) => string

const catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default' })

/** Loads a language and speaks it from now on, `lang` and `dir` of the page included. */
export async function activateLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const load = catalogues[`./locales/${locale}.json`]
  if (!load) throw new Error(`there is no catalogue for ${locale}`)
  i18n.loadAndActivate({ locale, messages: await load() })
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}

/** `t('composer.publish')`: the text in the language of the moment. Renders again when that changes. */
export function useText(): Translate {
  const { _ } = useLingui()
  return (key, values) => _(key, values)
}

/** The language of the moment, for dates and numbers. */
export const useLocale = () => useLingui().i18n.locale

export { i18n }
