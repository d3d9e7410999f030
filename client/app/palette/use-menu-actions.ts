import { useQueryClient } from '@tanstack/react-query'
import { GROUP_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { relationshipQuery } from '#data/people/relationships.ts'
import { findEntry } from '#data/posts/find-entry.ts'
import { isFollowed } from '#domain/conversation/following.ts'
import { isKnownSince } from '#domain/instance.ts'
import { mayRedraft } from '#domain/post/may-redraft.ts'
import { allowedActions, type PostAction } from '#domain/post/post-action.ts'
import { mayTranslate } from '#domain/post/translation.ts'
import { preferencesOf } from '#domain/preference.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { type TextKey, useLanguage, useText } from '#i18n/i18n.ts'
import { canShare } from '#platform/device/share.ts'
import { canTranslate } from '#platform/device/translator.ts'
import { pressInMenu } from '../shortcuts/press-on-post.ts'
import type { Command, More } from './command.ts'

interface MenuAction {
  /** Names the item in the menu. */
  item: string
  label: TextKey
  /** The actions of which the viewer must be allowed one, where the item has another name. */
  needs?: readonly PostAction[]
}

/** The actions of a post that stand in its menu alone, with their names there. */
const IN_MENU: readonly MenuAction[] = [
  { item: 'copy-link', label: 'post.action.copy_link' },
  { item: 'share', label: 'action.share' },
  { item: 'labels', label: 'labels.title', needs: ['unbookmark'] },
  { item: 'people', label: 'post.action.people', needs: ['like', 'unlike'] },
  { item: 'pin', label: 'post.action.pin' },
  { item: 'unpin', label: 'post.action.unpin' },
  { item: 'save', label: 'post.action.save' },
  { item: 'edit', label: 'post.action.edit' },
  { item: 'mute', label: 'post.action.mute' },
  { item: 'unmute', label: 'post.action.unmute' },
  { item: 'copy-object-id', label: 'post.action.copy_object_id' },
  { item: 'feeds', label: 'feeds_of_person.open' },
  { item: 'follow-conversation', label: 'followed.follow' },
  { item: 'leave-conversation', label: 'followed.leave' },
  { item: 'load-replies', label: 'post.action.load_replies' },
  { item: 'filter', label: 'filter.add_from_post', needs: ['mute'] },
  { item: 'redraft', label: 'post.action.redraft' },
  { item: 'translate', label: 'post.action.translate' },
  { item: 'delete', label: 'post.action.delete' },
  { item: 'delete-thread', label: 'post.action.delete_thread' },
]

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
  const entry = card && viewer && findEntry(client, card.dataset.row ?? '')
  if (!card || !entry) return []
  const { defaultVisibility } = preferencesOf(viewer)
  const post = entry.reblog ?? entry
  const { account } = post
  const relationship = client.getQueryData(relationshipQuery(account.id).queryKey) ?? null
  const allowed = new Set<string>([
    ...allowedActions(post, { viewer, instance, relationship, defaultVisibility }),
    ...(isKnownSince(instance?.version ?? '', 4, 16)
      ? [isFollowed(post) ? 'leave-conversation' : 'follow-conversation']
      : []),
    ...(canShare(post.url) ? ['share'] : []),
    ...(viewer.id !== account.id ? ['feeds'] : []),
    ...(mayRedraft(post, viewer) ? ['redraft'] : []),
    ...(canTranslate() && mayTranslate(post, language) ? ['translate'] : []),
  ])
  return IN_MENU.filter(({ item, needs = [item] }) => needs.some((action) => allowed.has(action))).map(
    ({ item, label }) => ({
      name: `post ${item}`,
      group: t(GROUP_LABELS.post),
      title: t(label, { name: displayName(account) }),
      emojis: account.emojis,
      more: more(label),
      run: () => pressInMenu(card, item),
    }),
  )
}
