/**
 * Reads the preferences that no page needs before its first posts, and says what they make of the page
 * (docs/spec/conventions.md#preferences, docs/spec/settings.md#appearance,
 * docs/spec/conventions.md#theme-and-language-on-every-device).
 */
import { LENSES, type Lens } from './post/lens.ts'
import { type AccountWithConfig, type Preferences, storedValues } from './preference.ts'

/** The values of `undoSeconds` that can be chosen. */
export const UNDO_SECONDS: readonly number[] = [0, 5, 10, 20]

export const THEMES = ['system', 'light', 'dark'] as const
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const
export const DENSITIES = ['comfortable', 'compact'] as const

/** The value of `locale` for which the browser decides. */
export const BROWSER_LOCALE = 'browser'

export interface LatePreferences {
  ctrlEnterEnabled: boolean
  /** How many seconds a post waits after a press on Publish and can be undone; 0 sends it at once. */
  undoSeconds: number
  /** Whether pictures are sent as they are, unless their author wants it otherwise. */
  originalUploads: boolean
  /** Whether the editor points out pictures without a description before it publishes. */
  descriptionReminder: boolean
  /** The theme; null until one is chosen on any device. */
  theme: (typeof THEMES)[number] | null
  /** The language, or `BROWSER_LOCALE`; null until one is chosen on any device. */
  locale: string | null
  textSize: (typeof TEXT_SIZES)[number]
  density: (typeof DENSITIES)[number]
  reducedMotion: boolean
  /** Which posts Home leaves out; null for none. */
  homeLens: Lens | null
  /** The ids of posts of followed conversations, with spaces between them, the latest followed first. */
  followedConversations: string
  /** Whether system notifications tell of mentions, and of direct posts. */
  mentionsTold: boolean
  directTold: boolean
  /** Whether they show who has written a direct post, and its words. */
  directWordsTold: boolean
  /** The addresses of the people with a bell, with spaces between them. */
  bells: string
  /** When nothing is told, `22:00-07:00`; empty for never. */
  silentHours: string
}

export type AllPreferences = Preferences & LatePreferences

/**
 * Preferences that change; each filter and each merged feed is one of its own
 * (docs/spec/filters.md#where-filters-are-stored, docs/spec/feeds.md#where-merged-feeds-are-stored).
 */
export type ChangedPreferences = Partial<AllPreferences> & {
  readonly [name: `filter:${string}` | `feed.${string}`]: unknown
}

/** Returns the stored preferences, with defaults for missing values and values of a wrong type. */
export function latePreferencesOf(viewer: AccountWithConfig): LatePreferences {
  const values = storedValues(viewer)
  return {
    ctrlEnterEnabled: values.ctrlEnterEnabled === true,
    undoSeconds: oneOf(UNDO_SECONDS, values.undoSeconds) ?? 0,
    originalUploads: values.originalUploads === true,
    descriptionReminder: values.descriptionReminder !== false,
    theme: oneOf(THEMES, values.theme),
    locale: typeof values.locale === 'string' ? values.locale : null,
    textSize: oneOf(TEXT_SIZES, values.textSize) ?? 'normal',
    density: oneOf(DENSITIES, values.density) ?? 'comfortable',
    reducedMotion: values.reducedMotion === true,
    homeLens: oneOf(LENSES, values.homeLens),
    followedConversations: textFrom(values.followedConversations),
    mentionsTold: values.mentionsTold !== false,
    directTold: values.directTold !== false,
    directWordsTold: values.directWordsTold === true,
    bells: textFrom(values.bells),
    silentHours: textFrom(values.silentHours),
  }
}

/** Returns the words by which the style sheet knows how somebody wants the page; empty for the usual look. */
export const lookOf = ({
  textSize,
  density,
  reducedMotion,
}: Pick<LatePreferences, 'textSize' | 'density' | 'reducedMotion'>): string =>
  [textSize !== 'normal' && textSize, density !== 'comfortable' && density, reducedMotion && 'still']
    .filter(Boolean)
    .join(' ')

const textFrom = (stored: unknown): string => (typeof stored === 'string' ? stored : '')

const oneOf = <Value>(values: readonly Value[], stored: unknown): Value | null =>
  values.find((value) => value === stored) ?? null
