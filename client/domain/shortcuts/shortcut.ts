/**
 * The table of all shortcuts: for each its name, what it belongs to, and its keys unless they were changed
 * (docs/spec/keyboard.md#the-table). What each does is done by the control or the page that it names, so it
 * stands nowhere twice.
 */
import type { RouteName } from '../session/route-map.ts'

/** The kinds of shortcuts: for the rows of a list, the post that has the focus, the page, and to places. */
export const SHORTCUT_GROUPS = ['list', 'post', 'page', 'places'] as const
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number]

interface ShortcutEntry {
  name: string
  group: ShortcutGroup
  /** One key, or two with a space between them, which are pressed one after the other. */
  keys: string
  /** Goes on while the key is held down. */
  repeats?: boolean
  /** The page that it leads to. */
  route?: RouteName
}

export const SHORTCUTS = [
  { name: 'next', group: 'list', keys: 'j', repeats: true },
  { name: 'previous', group: 'list', keys: 'k', repeats: true },
  { name: 'news', group: 'list', keys: '.' },
  { name: 'up', group: 'list', keys: 'u' },
  { name: 'open', group: 'post', keys: 'o' },
  { name: 'reply', group: 'post', keys: 'r' },
  { name: 'like', group: 'post', keys: 'l' },
  { name: 'repost', group: 'post', keys: 'b' },
  { name: 'quote', group: 'post', keys: 'q' },
  { name: 'react', group: 'post', keys: 'e' },
  { name: 'bookmark', group: 'post', keys: 's' },
  { name: 'author', group: 'post', keys: 'p' },
  { name: 'media', group: 'post', keys: 'm' },
  { name: 'uncover', group: 'post', keys: 'x' },
  { name: 'parent', group: 'post', keys: 'c' },
  { name: 'write', group: 'page', keys: 'n' },
  { name: 'search', group: 'page', keys: '/' },
  { name: 'lens', group: 'page', keys: 'v' },
  { name: 'help', group: 'page', keys: '?' },
  { name: 'home', group: 'places', keys: 'g h', route: 'home' },
  { name: 'catch-up', group: 'places', keys: 'g c', route: 'catch-up' },
  { name: 'local', group: 'places', keys: 'g l', route: 'local' },
  { name: 'known-network', group: 'places', keys: 'g f', route: 'known-network' },
  { name: 'notifications', group: 'places', keys: 'g n', route: 'notifications' },
  { name: 'bookmark-list', group: 'places', keys: 'g b', route: 'bookmark-list' },
  { name: 'settings', group: 'places', keys: 'g s', route: 'settings' },
  { name: 'explore', group: 'places', keys: 'g e', route: 'explore' },
  { name: 'direct-post-list', group: 'places', keys: 'g d', route: 'direct-post-list' },
] as const satisfies readonly ShortcutEntry[]

export type Shortcut = ShortcutEntry & { name: ShortcutName }
export type ShortcutName = (typeof SHORTCUTS)[number]['name']

/** Returns the entry of a name. */
export const shortcut = (name: ShortcutName): Shortcut | undefined =>
  SHORTCUTS.find((each) => each.name === name)

/** Returns the shortcut of a name that comes from elsewhere; undefined for a name that the table has not. */
export const shortcutNamed = (name: string): ShortcutName | undefined =>
  SHORTCUTS.find((each) => each.name === name)?.name
