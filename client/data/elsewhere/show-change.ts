/**
 * Shows what another tab has changed, through the same functions as that tab
 * (docs/spec/lists.md#what-another-tab-changes).
 */
import type { QueryClient } from '@tanstack/react-query'
import { marksRead } from '#domain/notification.ts'
import { showAliases } from '../account/aliases.ts'
import { showProfile } from '../account/edit-profile.ts'
import { showEnded } from '../account/sessions.ts'
import { showMemberAdded, showMemberRemoved } from '../feeds/feed-members.ts'
import { showFeedCreated, showFeedGone, showFeedRenamed } from '../feeds/feeds.ts'
import { readMarkerQuery } from '../notifications/notifications.ts'
import { showFollow, showFollowerGone, showShown } from '../people/follows.ts'
import { showRelationship } from '../people/relationships.ts'
import { showPost } from '../posts/look-for-post.ts'
import { showMute } from '../posts/mutes.ts'
import { showPersonGone } from '../posts/person-gone.ts'
import { showPoll } from '../posts/polls.ts'
import { showSaved } from '../posts/post-actions.ts'
import { showToggle } from '../posts/post-toggles.ts'
import { showPublished } from '../posts/published.ts'
import { showReactions } from '../posts/reactions.ts'
import { showGone } from '../posts/show-gone.ts'
import type { TabChange } from '../tabs/tab-change.ts'
import { accountOfTab } from '../tabs/tell-tabs.ts'

type Of<Kind extends TabChange['kind']> = Extract<TabChange, { kind: Kind }>

/** How each kind of change is shown. */
const SHOW: { [Kind in TabChange['kind']]: (client: QueryClient, change: Of<Kind>) => unknown } = {
  toggle: showToggle,
  reaction: (client, { post }) => showReactions(client, post),
  vote: (client, { postId, poll }) => showPoll(client, postId, poll),
  save: (client, { postId, cid }) => showSaved(client, postId, cid),
  post: (client, { post }) => showPost(client, post),
  published: (client, { post }) => showPublished(client, post),
  gone: showGone,
  'person-gone': (client, { accountId }) => showPersonGone(client, accountId),
  relationship: showNewRelationship,
  'feed-created': (client, { feed }) => showFeedCreated(client, feed),
  'feed-renamed': (client, { feed }) => showFeedRenamed(client, feed),
  // Unlike the tab that has deleted it, this one may have it open.
  'feed-gone': (client, { feedId }) => showFeedGone(client, feedId, 'active'),
  'member-added': showMemberAdded,
  'member-removed': showMemberRemoved,
  read: (client, { upTo }) => showRead(client, upTo),
  profile: (client, { account }) => showProfile(client, account),
  aliases: (client, { aliases }) => showAliases(client, accountOfTab(client) ?? '', aliases),
  'sessions-ended': (client, { ids }) => showEnded(client, ids),
}

/** Shows a change that another tab of the same account has made. */
export function showChange<Kind extends TabChange['kind']>(client: QueryClient, change: Of<Kind>): void {
  SHOW[change.kind as Kind](client, change)
}

function showNewRelationship(client: QueryClient, { act, relationship }: Of<'relationship'>): void {
  if (act === 'mute' || act === 'unmute') showMute(client, relationship, act === 'mute')
  else if (act === 'shown') showShown(client, relationship)
  else if (act === 'follower') showFollowerGone(client, relationship)
  else if (act === 'follow') showFollow(client, relationship)
  else showRelationship(client, relationship)
}

/** The marker only moves forward. A tab that has not asked for it yet asks later. */
function showRead(client: QueryClient, upTo: string): void {
  const { queryKey } = readMarkerQuery
  const known = client.getQueryData(queryKey)
  if (known !== undefined && marksRead(upTo, known)) client.setQueryData(queryKey, upTo)
}
