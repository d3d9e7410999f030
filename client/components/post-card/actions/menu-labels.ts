import type { MenuItemName } from '#domain/post/post-menu.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of the items in the menu of a post. The command palette finds them by these too. */
export const MENU_LABELS: Record<MenuItemName, TextKey> = {
  'open-conversation': 'conversations.open',
  translate: 'post.action.translate',
  people: 'post.action.people',
  labels: 'labels.menu',
  'follow-conversation': 'followed.follow',
  'leave-conversation': 'followed.leave',
  'copy-link': 'post.action.copy_link',
  share: 'action.share',
  quote: 'post.action.quote',
  'like-as': 'act_as.like',
  'repost-as': 'act_as.repost',
  mute: 'post.action.mute',
  unmute: 'post.action.unmute',
  filter: 'filter.add_from_post',
  feeds: 'feeds_of_person.open',
  edit: 'post.action.edit',
  pin: 'post.action.pin',
  unpin: 'post.action.unpin',
  save: 'post.action.save',
  'copy-object-id': 'post.action.copy_object_id',
  'load-replies': 'post.action.load_replies',
  redraft: 'post.action.redraft',
  delete: 'post.action.delete',
  'delete-thread': 'post.action.delete_thread',
}
