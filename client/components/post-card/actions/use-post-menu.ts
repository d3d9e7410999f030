import type { Post } from '#contract/entities/post.ts'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { type MenuItemName, menuOf } from '#domain/post/post-menu.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { canShare } from '#platform/device/share.ts'
import { canTranslate } from '#platform/device/translator.ts'

/** Returns the items of the menu of a post, in their groups. */
export function usePostMenu(post: Post): readonly (readonly MenuItemName[])[] {
  const viewer = useViewer()
  return menuOf(post, {
    viewer,
    instance: useInstance(),
    relationship: useRelationship(post.account.id),
    defaultVisibility: preferencesOf(viewer).defaultVisibility,
    language: useLanguage(),
    canShare: canShare(post.url),
    canTranslate: canTranslate(),
    hasOthers: useOtherSessions().length > 0,
  })
}
