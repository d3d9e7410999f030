import { Bell, Bookmark, Globe, Info, type LucideIcon, Settings, UsersRound, Warehouse } from 'lucide-react'
import type { SidebarEntry } from '#domain/session/navigation.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The icon and the name of each entry. */
export const NAV: Record<SidebarEntry, { icon: LucideIcon; label: TextKey }> = {
  notifications: { icon: Bell, label: 'nav.notifications' },
  local: { icon: Warehouse, label: 'nav.local' },
  'known-network': { icon: Globe, label: 'nav.federated' },
  'profile-directory': { icon: UsersRound, label: 'nav.profile_directory' },
  'bookmark-list': { icon: Bookmark, label: 'nav.bookmarks' },
  settings: { icon: Settings, label: 'nav.settings' },
  about: { icon: Info, label: 'nav.about' },
}
