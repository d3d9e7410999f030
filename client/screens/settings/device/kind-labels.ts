import type { StoredKind } from '#data/storage/device.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of what a device stores. */
export const KIND_LABELS: Record<StoredKind, TextKey> = {
  unsent: 'device.unsent',
  searches: 'device.searches',
  emoji: 'device.emoji',
  pictures: 'device.pictures',
  look: 'device.look',
  other: 'device.other',
}
