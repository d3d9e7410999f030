import { useQueryClient } from '@tanstack/react-query'
import { MENU_LABELS } from '#components/post-card/actions/menu-labels.ts'
import { GROUP_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { relationshipQuery } from '#data/people/relationships.ts'
import { findEntry } from '#data/posts/find-entry.ts'
import { menuOf } from '#domain/post/post-menu.ts'
import { preferencesOf } from '#domain/preference.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useLanguage, useText } from '#i18n/i18n.ts'
import { canShare } from '#platform/device/share.ts'
import { canTranslate } from '#platform/device/translator.ts'
import { pressInMenu } from '../shortcuts/press-on-post.ts'
import type { Command, More } from './command.ts'

/** A bookmark has to be named here, and quoting has a shortcut of its own, which the palette finds. */
const LABELS = { ...MENU_LABELS, labels: 'labels.title', quote: null } as const

/**
 * Returns the commands that press an item in the menu of a post
 * (docs/spec/keyboard.md#the-same-as-the-button).
 */
export function useMenuActions(card: HTMLElement | null, more: More): Command[] {
  const t = useText()
  const client = useQueryClient()
  const viewer = useViewer()
  const instance = useInstance()
  const language = useLanguage()
  const hasOthers = useOtherSessions().length > 0
  const entry = card && viewer && findEntry(client, card.dataset.row ?? '')
  if (!card || !entry) return []
  const post = entry.reblog ?? entry
  const { account } = post
  const groups = menuOf(post, {
    viewer,
    instance,
    relationship: client.getQueryData(relationshipQuery(account.id).queryKey) ?? null,
    defaultVisibility: preferencesOf(viewer).defaultVisibility,
    language,
    canShare: canShare(post.url),
    canTranslate: canTranslate(),
    hasOthers,
  })
  return groups.flat().flatMap((item) => {
    const label = LABELS[item]
    if (label === null) return []
    return {
      name: `post ${item}`,
      group: t(GROUP_LABELS.post),
      title: t(label, { name: displayName(account) }),
      emojis: account.emojis,
      more: more(label),
      run: () => pressInMenu(card, item),
    }
  })
}
