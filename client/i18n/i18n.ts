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
type Catalogues = Record<string, () => Promise<Messages>>

/** What the first screens say, and what only parts say that are loaded later (vite/first-texts.ts). */
const first: Catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default' })
const rest: Catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?rest' })

/** Languages whose every text is here. */
const whole = new Set<string>()

function load(catalogues: Catalogues, locale: string): Promise<Messages> {
  const catalogue = catalogues[`./locales/${locale}.json`]
  if (!catalogue) throw new Error(`there is no catalogue for ${locale}`)
  return catalogue()
}

function speak(locale: string, direction: 'ltr' | 'rtl', messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}

/** Loads a language as far as the first screens need it, and speaks it: `lang` and `dir` of the page included. */
export async function startLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  speak(locale, direction, await load(first, locale))
}

/** Loads a language and speaks it from now on. */
export async function activateLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const [some, others] = await Promise.all([load(first, locale), load(rest, locale)])
  speak(locale, direction, { ...some, ...others })
  whole.add(locale)
}

/** Resolves once every text of the language of the moment is here. */
export async function loadAllTexts(): Promise<void> {
  const { locale } = i18n
  if (whole.has(locale)) return
  i18n.load(locale, await load(rest, locale))
  whole.add(locale)
}

/** `t('composer.publish')`: the text in the language of the moment. Renders again when that changes. */
export function useText(): Translate {
  const { _ } = useLingui()
  return (key, values) => _(key, values)
}

/** The language of the moment, for dates and numbers. */
export const useLocale = () => useLingui().i18n.locale

export { i18n }
