import type { NAMED_PREFERENCES } from '#domain/unreadable-preference.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

/** The names of the preferences, as the settings call them. */
const LABELS: Record<keyof typeof NAMED_PREFERENCES, TextKey> = {
  contentWarningsEnabled: 'settings.content_warnings',
  defaultVisibility: 'settings.audience',
  conversationNewTabEnabled: 'settings.new_tab',
  countersHidden: 'settings.counters_hidden',
  ctrlEnterEnabled: 'settings.ctrl_enter',
  undoSeconds: 'drafts.undo_seconds',
  originalUploads: 'settings.original_uploads',
  descriptionReminder: 'settings.description_reminder',
  theme: 'settings.theme',
  locale: 'language.label',
  textSize: 'settings.text_size',
  density: 'settings.density',
  reducedMotion: 'settings.reduced_motion',
  homeLens: 'home.lens',
  followedConversations: 'followed.title',
  mentionsTold: 'system_notifications.told_mentions',
  directTold: 'system_notifications.told_direct',
  directWordsTold: 'system_notifications.direct_words',
  bells: 'bell.title',
  silentHours: 'silent_hours.title',
}
const BY_NAME: ReadonlyMap<string, TextKey> = new Map(Object.entries(LABELS))

/** Returns what a preference is called. */
export function preferenceLabel(name: string, t: Translate): string {
  const key = BY_NAME.get(name)
  return key ? t(key) : name
}
