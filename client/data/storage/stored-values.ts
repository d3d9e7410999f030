/**
 * The table of all values in local storage: for each its key, whom it belongs to, its schema and its default.
 * The texts of drafts and edits are there too, each under a key of its own (`personal-keys.ts`). What is read
 * before the first post stands in files of its own (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */
import { object, picklist, pipe, string, transform, tuple } from 'valibot'
import type { Tried as TriesOfDraft } from '#domain/composer/draft.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { Tried } from './row-schemas.ts'
import { STORED_APPLICATION } from './stored-application.ts'
import { storedByName } from './stored-by-name.ts'
import { STORED_CARD } from './stored-card.ts'
import { STORED_IMAGE_SIZES } from './stored-image-sizes.ts'
import { STORED_INSTALL_OFFER } from './stored-install-offer.ts'
import { STORED_KEY_LINK } from './stored-key-link.ts'
import { STORED_MOVING_TEXTS } from './stored-moving-texts.ts'
import { STORED_PENDING_ACTIONS } from './stored-pending-actions.ts'
import { STORED_PREFERENCE_CHANGES } from './stored-preference-changes.ts'
import { STORED_PROFILE_EDIT, STORED_PROFILE_PICTURES } from './stored-profile-edit.ts'
import { STORED_READING } from './stored-reading.ts'
import { STORED_SHORTCUTS } from './stored-shortcuts.ts'
import { type Belonging, type StorageKey, type StoredValue, storedList } from './stored-value.ts'

/** Returns a value that is a text as it is. */
const text = (key: StorageKey, belongsTo: Belonging): StoredValue<string | null> => ({
  key,
  belongsTo,
  schema: string(),
  otherwise: null,
  toText: (value) => value,
})

/** Returns a value of texts, none of which contains the separator. */
const separated = (
  key: StorageKey,
  belongsTo: Belonging,
  separator: string,
): StoredValue<readonly string[]> => ({
  key,
  belongsTo,
  schema: pipe(
    string(),
    transform((texts) => texts.split(separator).filter(Boolean)),
  ),
  otherwise: [],
  toText: (texts) => texts.join(separator) || null,
})

const TriedDraft = object({ idempotencyKey: string(), tried: Tried })

/**
 * An account that has signed out, and what has still to be deleted of it. The words are as long as each
 * other: there is room.
 */
const Wipe = tuple([string(), picklist(['both', 'rows', 'read'])])

/** An empty text says that somebody has looked, and there was nothing. */
const SEEN_DIRECT_POSTS = {
  ...separated(LATE_KEYS.seenDirectPosts, 'person', ' '),
  toText: (ids: readonly string[]) => ids.join(' '),
}

export const STORED = {
  token: text(KEYS.token, 'session'),
  theme: text(KEYS.theme, 'device'),
  locale: text(KEYS.locale, 'device'),
  look: text(KEYS.look, 'device'),
  imageSizes: STORED_IMAGE_SIZES,
  recentEmoji: separated(LATE_KEYS.recentEmoji, 'person', ' '),
  recentLanguages: separated(LATE_KEYS.recentLanguages, 'person', ' '),
  recentTags: separated(LATE_KEYS.recentTags, 'person', ' '),
  recentSearches: separated(LATE_KEYS.recentSearches, 'person', '\n'),
  outbox: text(KEYS.outbox, 'person'),
  /** The drafts that may have reached the server, by their keys. */
  tried: storedByName<{ idempotencyKey: string; tried: TriesOfDraft }>(LATE_KEYS.tried, TriedDraft),
  readMark: text(LATE_KEYS.readMark, 'person'),
  pendingActions: STORED_PENDING_ACTIONS,
  reading: STORED_READING,
  homeSeen: text(KEYS.homeSeen, 'person'),
  homeMarker: text(LATE_KEYS.homeMarker, 'person'),
  seenDirectPosts: SEEN_DIRECT_POSTS,
  systemNotifications: text(LATE_KEYS.systemNotifications, 'person'),
  /** The number that pressed notifications prove with that they are from here. */
  ticket: text(KEYS.ticket, 'person'),
  /** The session and the build whose answers the database holds. */
  stored: text(KEYS.stored, 'session'),
  /** By how many milliseconds the clock of the device is slow. */
  clock: text(KEYS.clock, 'device'),
  moving: STORED_MOVING_TEXTS,
  /** The schemas of these two load with the page of a subscription (`stored-invoices.ts`). */
  invoices: { key: LATE_KEYS.invoices, belongsTo: 'person' },
  guestInvoices: { key: LATE_KEYS.guestInvoices, belongsTo: 'device' },
  shortLabels: text(LATE_KEYS.shortLabels, 'device'),
  keyLink: STORED_KEY_LINK,
  preferenceChanges: STORED_PREFERENCE_CHANGES,
  profileEdit: STORED_PROFILE_EDIT,
  profilePictures: STORED_PROFILE_PICTURES,
  shortcuts: STORED_SHORTCUTS,
  /** The text of what was shared and waits for its author; empty where only files wait. */
  shared: text(LATE_KEYS.shared, 'device'),
  installOffer: STORED_INSTALL_OFFER,
  application: STORED_APPLICATION,
  /** The version of the client that somebody here knows already. */
  knownVersion: text(LATE_KEYS.knownVersion, 'device'),
  /** The last pages that were closed, and who holds what, where the browser has no locks. */
  closedPages: separated(LATE_KEYS.closedPages, 'device', ' '),
  leases: text(LATE_KEYS.leases, 'device'),
  owner: text(KEYS.owner, 'device'),
  /** The account with which a new tab begins, where that is not the owner. */
  latest: text(KEYS.latest, 'device'),
  /** That nothing of what is read is kept here. A logout leaves it. */
  keepsNothing: text(KEYS.keepsNothing, 'device'),
  card: STORED_CARD,
  wipes: storedList(LATE_KEYS.wipes, 'device', Wipe),
} satisfies Record<keyof typeof KEYS | keyof typeof LATE_KEYS, Pick<StoredValue<never>, 'key' | 'belongsTo'>>
