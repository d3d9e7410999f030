import type { ShortcutGroup, ShortcutName } from '#domain/shortcuts/shortcut.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of the shortcuts. Where a control has the same name everywhere, it is that one. */
export const SHORTCUT_LABELS: Record<ShortcutName, TextKey> = {
  next: 'shortcut.next',
  previous: 'shortcut.previous',
  news: 'shortcut.news',
  up: 'shortcut.up',
  open: 'shortcut.open',
  reply: 'shortcut.reply',
  like: 'shortcut.like',
  repost: 'shortcut.repost',
  quote: 'post.action.quote',
  react: 'reaction.add',
  bookmark: 'post.action.bookmark',
  author: 'shortcut.author',
  media: 'shortcut.media',
  uncover: 'shortcut.uncover',
  parent: 'shortcut.parent',
  write: 'shortcut.write',
  search: 'search.label',
  lens: 'home.lens',
  help: 'shortcut.help',
  home: 'nav.home',
  'catch-up': 'catch_up.title',
  local: 'nav.local',
  'known-network': 'nav.federated',
  notifications: 'nav.notifications',
  'bookmark-list': 'nav.bookmarks',
  settings: 'nav.settings',
  explore: 'nav.explore',
  'direct-post-list': 'direct.title',
}

export const GROUP_LABELS: Record<ShortcutGroup, TextKey> = {
  list: 'shortcut.group_list',
  post: 'shortcut.group_post',
  page: 'shortcut.group_page',
  places: 'shortcut.group_places',
}
