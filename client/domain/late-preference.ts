/**
 * Reads the preferences that no page needs before its first posts, and says what they make of the page
 * (docs/spec/conventions.md#preferences, docs/spec/settings.md#appearance,
 * docs/spec/conventions.md#theme-and-language-on-every-device).
 */
import { FOLLOWED_CONVERSATIONS } from './conversation/following.ts'
import { isLanguageTag } from './locale.ts'
import { HOME_LENS } from './post/lens.ts'
import {
  type AccountWithConfig,
  flag,
  type Preference,
  type Preferences,
  storedValues,
  type ValuesOf,
  valuesOf,
} from './preference.ts'
import { silentHoursIn } from './system-notification/silent-hours.ts'

/** The values of `undoSeconds` that can be chosen. */
export const UNDO_SECONDS: readonly number[] = [0, 5, 10, 20]

export const THEMES = ['system', 'light', 'dark'] as const
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const
export const DENSITIES = ['comfortable', 'compact'] as const

/** The value of `locale` for which the browser decides. */
export const BROWSER_LOCALE = 'browser'

/** The longest tag of a language that programs have to expect, in characters (RFC 5646, 4.4.1). */
const LONGEST_TAG = 35

const choice = <Value, Otherwise extends Value | null>(
  values: readonly Value[],
  otherwise: Otherwise,
): Preference<Value | Otherwise> => ({
  otherwise,
  read: (stored) => values.find((value) => value === stored),
})

const textThat = (fits: (stored: string) => boolean): Preference<string> => ({
  otherwise: '',
  read: (stored) => (typeof stored === 'string' && fits(stored) ? stored : undefined),
})

export const LATE_PREFERENCES = {
  ctrlEnterEnabled: flag(false),
  /** How many seconds a post waits after a press on Publish and can be undone; 0 sends it at once. */
  undoSeconds: choice(UNDO_SECONDS, 0),
  /** Whether pictures are sent as they are, unless their author wants it otherwise. */
  originalUploads: flag(false),
  /** Whether the editor points out pictures without a description before it publishes. */
  descriptionReminder: flag(true),
  /** The theme; null until one is chosen on any device. */
  theme: choice(THEMES, null),
  /** The language, or `BROWSER_LOCALE`; null until one is chosen on any device. */
  locale: { otherwise: null, read: localeFrom } as Preference<string | null>,
  textSize: choice(TEXT_SIZES, 'normal'),
  density: choice(DENSITIES, 'comfortable'),
  reducedMotion: flag(false),
  /** Which posts Home leaves out; null for none. */
  homeLens: HOME_LENS,
  /** The ids of posts of followed conversations, with spaces between them, the latest followed first. */
  followedConversations: FOLLOWED_CONVERSATIONS,
  /** Whether system notifications tell of mentions, and of direct posts. */
  mentionsTold: flag(true),
  directTold: flag(true),
  /** Whether they show who has written a direct post, and its words. */
  directWordsTold: flag(false),
  /** The addresses of the people with a bell, with spaces between them. */
  bells: textThat(() => true),
  /** When nothing is told, `22:00-07:00`; empty for never. */
  silentHours: textThat((stored) => stored === '' || silentHoursIn(stored) !== null),
}

export type LatePreferences = ValuesOf<typeof LATE_PREFERENCES>

export type AllPreferences = Preferences & LatePreferences

/**
 * Preferences that change; each filter and each merged feed is one of its own
 * (docs/spec/filters.md#where-filters-are-stored, docs/spec/feeds.md#where-merged-feeds-are-stored).
 */
export type ChangedPreferences = Partial<AllPreferences> & {
  readonly [name: `filter:${string}` | `feed.${string}`]: unknown
}

/** Returns the stored preferences, with defaults for what is missing or cannot be read. */
export const latePreferencesOf = (viewer: AccountWithConfig): LatePreferences =>
  valuesOf(LATE_PREFERENCES, storedValues(viewer))

/** Reads a language, or `BROWSER_LOCALE`; undefined for what no browser takes for one. */
export function localeFrom(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || stored.length > LONGEST_TAG) return undefined
  return stored === BROWSER_LOCALE || isLanguageTag(stored) ? stored : undefined
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
