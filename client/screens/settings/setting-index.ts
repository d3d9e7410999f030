/**
 * Every setting that can be searched for: where it is, its name, and the other texts that it can be found by.
 */
import { pathTo } from '#domain/session/route-map.ts'
import type { Section } from '#domain/settings/section.ts'
import type { TextKey } from '#i18n/i18n.ts'

interface SettingEntry {
  section: Section
  /** The name of the setting in addresses. */
  setting: string
  title: TextKey
  more?: readonly TextKey[]
  /** Words that people know it by from elsewhere, the same in every language. */
  terms?: string
}

export const SETTINGS: readonly SettingEntry[] = [
  {
    section: 'appearance',
    setting: 'theme',
    title: 'settings.theme',
    more: ['settings.theme_dark', 'settings.theme_light'],
  },
  { section: 'appearance', setting: 'language', title: 'language.label' },
  {
    section: 'appearance',
    setting: 'contentWarningsEnabled',
    title: 'settings.content_warnings',
    more: ['settings.sensitive'],
  },
  { section: 'appearance', setting: 'text-size', title: 'settings.text_size', more: ['settings.text_large'] },
  {
    section: 'appearance',
    setting: 'density',
    title: 'settings.density',
    more: ['settings.density_compact'],
  },
  { section: 'appearance', setting: 'reducedMotion', title: 'settings.reduced_motion' },
  {
    section: 'appearance',
    setting: 'countersHidden',
    title: 'settings.counters_hidden',
    more: ['settings.counters_hidden_help'],
  },
  {
    section: 'appearance',
    setting: 'shortLabels',
    title: 'settings.spoken_short',
    more: ['settings.spoken'],
  },
  {
    section: 'posts',
    setting: 'audience',
    title: 'settings.audience',
    more: ['visibility.private', 'visibility.subscribers'],
    terms: 'visibility privacy',
  },
  { section: 'posts', setting: 'undoSeconds', title: 'drafts.undo_seconds' },
  { section: 'posts', setting: 'ctrlEnterEnabled', title: 'settings.ctrl_enter' },
  {
    section: 'posts',
    setting: 'originalUploads',
    title: 'settings.original_uploads',
    more: ['settings.original_uploads_help'],
  },
  {
    section: 'posts',
    setting: 'descriptionReminder',
    title: 'settings.description_reminder',
    more: ['settings.description_reminder_help'],
  },
  { section: 'posts', setting: 'bookmark', title: 'bookmark.title', more: ['bookmark.help'] },
  {
    section: 'filters',
    setting: 'filters',
    title: 'filter.title',
    more: ['filter.add', 'filter.kind_word', 'filter.kind_host', 'filter.kind_language'],
  },
  {
    section: 'notifications',
    setting: 'system-notifications',
    title: 'system_notifications.switch',
    more: ['system_notifications.title', 'system_notifications.try'],
  },
  { section: 'notifications', setting: 'notification-sound', title: 'system_notifications.sound' },
  {
    section: 'notifications',
    setting: 'told',
    title: 'system_notifications.told',
    more: ['system_notifications.told_mentions', 'system_notifications.told_direct'],
  },
  {
    section: 'notifications',
    setting: 'directWordsTold',
    title: 'system_notifications.direct_words',
    more: ['system_notifications.told'],
  },
  { section: 'notifications', setting: 'bells', title: 'bell.title', more: ['bell.switch_on'] },
  { section: 'notifications', setting: 'silent-hours', title: 'silent_hours.title' },
  {
    section: 'keyboard',
    setting: 'shortcuts',
    title: 'shortcut.switch',
    more: ['shortcut.title', 'shortcut.switch_help'],
  },
  { section: 'keyboard', setting: 'keys', title: 'shortcut.change', more: ['shortcut.title'] },
  {
    section: 'authentication',
    setting: 'methods',
    title: 'sign_in_methods.title',
    terms: 'login wallet Ethereum Monero',
  },
  { section: 'authentication', setting: 'password', title: 'password.change' },
  { section: 'authentication', setting: 'sessions', title: 'sessions.title' },
  { section: 'data', setting: 'export', title: 'export.title', terms: 'CSV' },
  { section: 'data', setting: 'archive', title: 'archive.title', more: ['archive.begin'] },
  { section: 'data', setting: 'import-follows', title: 'import.follows_title', terms: 'CSV' },
  { section: 'data', setting: 'move', title: 'settings.move', more: ['aliases.title', 'move.title'] },
  { section: 'device', setting: 'install', title: 'install.title', more: ['install.help'] },
  { section: 'device', setting: 'device', title: 'device.title' },
  {
    section: 'device',
    setting: 'keep-nothing',
    title: 'device.keep_nothing',
    more: ['device.keep_nothing_help', 'privacy.title'],
  },
  { section: 'experiments', setting: 'import-followers', title: 'import.followers_title', terms: 'CSV' },
  { section: 'experiments', setting: 'conversationNewTabEnabled', title: 'settings.new_tab' },
  { section: 'delete', setting: 'delete', title: 'settings.section_delete' },
]

/** A page of its own that people look for among the settings. */
interface SettingPage {
  href: string
  title: TextKey
  more?: readonly TextKey[]
  terms?: string
}

export const PAGES: readonly SettingPage[] = [
  {
    href: pathTo('edit-profile'),
    title: 'settings.edit_profile',
    more: ['edit_profile.avatar', 'edit_profile.locked', 'edit_profile.bot'],
    terms: 'avatar banner bio bot locked',
  },
  {
    href: pathTo('identity-proof'),
    title: 'profile_action.link_key',
    more: ['proofs.title'],
    terms: 'minisign signify',
  },
  { href: pathTo('mute-list'), title: 'mutes.title' },
  { href: pathTo('undescribed-files'), title: 'undescribed.title', more: ['undescribed.help'] },
]

/** Offered on instances that take payments. */
export const RECEIPTS_PAGE: SettingPage = {
  href: pathTo('receipts'),
  title: 'receipts.title',
  more: ['receipts.paid', 'receipts.received'],
}

/** Only some may open it. */
export const SUBSCRIPTIONS_PAGE: SettingPage = {
  href: pathTo('subscription-settings'),
  title: 'subscription_settings.title',
  more: ['subscription_settings.price', 'subscription_settings.payout'],
}

/** For administrators, where the server has the list. */
export const ACCOUNTS_PAGE: SettingPage = {
  href: pathTo('account-list'),
  title: 'administration.accounts',
  more: ['profile_action.delete_user', 'administration.role_admin'],
}
