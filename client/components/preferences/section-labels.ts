import type { Section } from '#domain/settings/section.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of the sections of the settings. */
export const SECTION_LABELS: Record<Section, TextKey> = {
  appearance: 'settings.section_appearance',
  posts: 'settings.section_posts',
  filters: 'filter.title',
  notifications: 'notifications.title',
  keyboard: 'settings.section_keyboard',
  authentication: 'settings.section_authentication',
  data: 'settings.section_data',
  device: 'settings.section_device',
  experiments: 'settings.section_experiments',
  delete: 'settings.section_delete',
}
