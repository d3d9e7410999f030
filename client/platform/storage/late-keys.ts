/**
 * The keys of local storage that nothing uses before the first post
 * (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */
export const LATE_KEYS = {
  recentEmoji: 'kith_recent_emoji',
  tried: 'kith_tried',
  recentSearches: 'kith_recent_searches',
  recentLanguages: 'kith_recent_languages',
  recentTags: 'kith_recent_tags',
  readMark: 'kith_read_mark',
  wipes: 'kith_wipes',
  moving: 'kith_moving',
  profileEdit: 'kith_profile_edit',
  profilePictures: 'kith_profile_pictures',
  keyLink: 'kith_key_link',
  preferenceChanges: 'kith_preferences',
  closedPages: 'kith_closed_pages',
  leases: 'kith_leases',
  invoices: 'kith_invoices',
  guestInvoices: 'kith_guest_invoices',
  homeMarker: 'kith_home_marker',
  shortLabels: 'kith_short_labels',
  shortcuts: 'kith_shortcuts',
  shared: 'kith_shared',
  installOffer: 'kith_install',
  seenDirectPosts: 'kith_seen_direct_posts',
  systemNotifications: 'kith_system_notifications',
  application: 'kith_application',
  knownVersion: 'kith_known_version',
} as const
