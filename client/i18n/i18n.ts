/**
 * The translations: one catalogue per language, loaded when the language is chosen. The keys of the English
 * catalogue are the type of all keys, so a misspelt key does not compile (docs/spec/conventions.md#languages,
 * docs/spec/conventions.md#text-direction).
 */
import { createContext, use } from 'react'
import { regionalVariant } from '#domain/locale.ts'
import { createStore } from '#platform/storage/store.ts'
import type english from './locales/en.json'
import { fillIn, type Message, type Values } from './messages.ts'

export type TextKey = keyof typeof english
/** Returns the text of a key with its placeholders filled in. */
export type Translate = (key: TextKey, values?: Values) => string
type Messages = Record<string, Message>
type Catalogues = Record<string, () => Promise<Messages>>

interface Language {
  locale: string
  /** The variant of it in which dates and numbers are written. */
  region: string
  t: Translate
}

/** The texts of the first screens, and all other texts (vite/first-texts.ts). */
const first: Catalogues = import.meta.glob<Messages>('./locales/*.json', {
  import: 'default',
  query: '?first.js',
})
const rest: Catalogues = import.meta.glob<Messages>('./locales/*.json', {
  import: 'default',
  query: '?rest.js',
})

/** The texts of the current language. Those that come later are added to it. */
let messages: Messages = {}
let isComplete = false

/**
 * The current language. It changes when another one is shown, not when texts are added: nothing on the page
 * needs those yet.
 */
export const language = createStore<Language>({ locale: '', region: '', t: (key) => key })
export const LanguageContext = createContext(language.current())

function load(catalogues: Catalogues, locale: string): Promise<Messages> {
  const catalogue = catalogues[`./locales/${locale}.json`]
  if (!catalogue) throw new Error(`there is no catalogue for ${locale}`)
  return catalogue()
}

/** Shows texts that have been loaded. Sets `lang` and `dir` of the page. */
function showTexts(locale: string, direction: 'ltr' | 'rtl', shown: Messages): void {
  messages = shown
  const region = regionalVariant(locale, navigator.languages)
  language.set({ locale, region, t: (key, values = {}) => fillIn(shown[key] ?? key, values, region) })
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}

/** Loads the texts of the first screens in a language and shows them. Sets `lang` and `dir` of the page. */
export async function startLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  showTexts(locale, direction, { ...(await load(first, locale)) })
  isComplete = false
}

/** Loads all texts of a language and shows them. Sets `lang` and `dir` of the page. */
export async function activateLocale(locale: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const [some, others] = await Promise.all([load(first, locale), load(rest, locale)])
  showTexts(locale, direction, { ...some, ...others })
  isComplete = true
}

/** Loads the texts of the current language that are not loaded yet. */
export async function loadAllTexts(): Promise<void> {
  if (isComplete) return
  const started = messages
  Object.assign(started, await load(rest, currentLocale()))
  if (messages === started) isComplete = true
}

/** Returns the current language, outside components. */
export const currentLocale = () => language.current().locale

/**
 * Returns `t`: `t('composer.publish')` is the text in the current language. Renders again when the language
 * changes.
 */
export const useText = (): Translate => use(LanguageContext).t

/** Returns the current language. */
export const useLanguage = () => use(LanguageContext).locale

/** Returns the variant of the current language that the reader uses, for dates and numbers. */
export const useLocale = () => use(LanguageContext).region
