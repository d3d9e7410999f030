/**
 * Decides which buttons and which menu a profile has for whoever looks at it
 * (docs/spec/profiles.md#buttons-of-a-profile, docs/spec/profiles.md#menu-of-a-profile,
 * docs/spec/navigation.md#menu-of-the-own-profile, docs/spec/profiles.md#link-an-ethereum-address,
 * docs/spec/relationships.md#reposts-and-replies-of-a-person,
 * docs/spec/notifications.md#bells, docs/spec/administration.md#copy-ids-of-a-profile,
 * docs/spec/administration.md#load-posts-of-a-remote-profile, docs/spec/administration.md#delete-a-user,
 * docs/spec/groups.md#list-of-groups).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { hasGroupFeature } from '../group/features.ts'
import { isKnownSince } from '../instance.ts'
import type { Visitor } from '../session/access.ts'
import { isAdmin } from '../session/permission.ts'
import { followAction } from './follow.ts'
import { isRemote } from './handle.ts'
import { webAddress } from './link.ts'
import { sellsSubscriptions, subscriptionLink } from './subscription-link.ts'

export type ProfileButton =
  | 'edit-profile'
  | 'answer-request'
  | 'follow'
  | 'ask-to-follow'
  | 'cancel-request'
  | 'unfollow'
  | 'subscribe'

export type ProfileEntry =
  | 'open-page'
  | 'atom-feed'
  | 'share'
  | 'hide-reposts'
  | 'show-reposts'
  | 'hide-replies'
  | 'show-replies'
  | 'bell'
  | 'remove-follower'
  | 'mute'
  | 'unmute'
  | 'feeds'
  | 'follow-requests'
  | 'muted-users'
  | 'custom-feeds'
  | 'groups'
  | 'link-ethereum'
  | 'link-key'
  | 'subscriber-details'
  | 'load-featured'
  | 'load-latest'
  | 'copy-profile-id'
  | 'copy-actor-id'
  | 'delete-user'

/** Everything that decides about the buttons and the menu besides the profile itself. */
export interface ProfileContext {
  visitor: Visitor
  /** Null while it is not known, and for guests. */
  relationship: Relationship | null
  /** How the server describes its version. */
  version: string
  /** Whether the browser has an Ethereum wallet. */
  hasWallet: boolean
}

type Rule<Name> = readonly [Name, boolean | undefined]

/** Returns the names whose condition holds. */
const namesOf = <Name>(rules: readonly Rule<Name>[]): Name[] =>
  rules.filter(([, isOffered]) => isOffered).map(([name]) => name)

const viewerOf = (visitor: Visitor) => (visitor.kind === 'user' ? visitor.account : null)

/**
 * Returns the buttons of a profile in their order. Nothing that needs the relationship is there before it is
 * known.
 */
export function profileButtons(account: Account, { visitor, relationship }: ProfileContext): ProfileButton[] {
  const viewer = viewerOf(visitor)
  const isOwn = viewer?.id === account.id
  const isGuest = visitor.kind === 'guest'
  const known = isOwn ? null : relationship
  const action = known ? followAction(known) : isGuest ? 'follow' : null
  return namesOf<ProfileButton>([
    ['edit-profile', isOwn],
    ['answer-request', known?.requested_by],
    ['follow', action === 'follow' && !account.locked],
    ['ask-to-follow', action === 'follow' && account.locked],
    ['cancel-request', action === 'cancel-request'],
    ['unfollow', action === 'unfollow'],
    ['subscribe', (isGuest || (viewer !== null && !isOwn)) && subscriptionLink(account) !== null],
  ])
}

/** Returns the menu of a profile in its groups. No group is empty. */
export function profileMenu(account: Account, context: ProfileContext): ProfileEntry[][] {
  const { visitor, relationship, version, hasWallet } = context
  const viewer = viewerOf(visitor)
  const isOwn = viewer?.id === account.id
  const known = isOwn ? null : relationship
  const isConnected = known !== null && (known.following || known.requested)
  const remote = isRemote(account)
  // Before 5.4 only who may delete profiles could ask for posts (docs/server/accounts.md#load-activities).
  const mayLoad = remote && viewer !== null && (isAdmin(viewer) || isKnownSince(version, 5, 4))
  const groups: readonly (readonly Rule<ProfileEntry>[])[] = [
    [
      ['open-page', remote && webAddress(account.url) !== null],
      ['atom-feed', !remote && !account.is_group], // the posts of a group are those of its members
      ['share', webAddress(account.url) !== null],
    ],
    [
      ['hide-reposts', isConnected && known.showing_reblogs],
      ['show-reposts', isConnected && !known.showing_reblogs],
      ['hide-replies', isConnected && known.showing_replies],
      ['show-replies', isConnected && !known.showing_replies],
      ['bell', known?.following],
      ['remove-follower', known?.followed_by],
      ['mute', known?.muting === false],
      ['unmute', known?.muting],
    ],
    [
      ['feeds', viewer !== null && !isOwn],
      ['follow-requests', isOwn],
      ['muted-users', isOwn],
      ['custom-feeds', isOwn],
      ['groups', isOwn && hasGroupFeature(version, 'read')],
      ['link-ethereum', isOwn && hasWallet],
      ['link-key', isOwn],
      ['subscriber-details', viewer !== null && !isOwn && !account.is_group && sellsSubscriptions(viewer)],
    ],
    [
      ['load-featured', mayLoad],
      ['load-latest', mayLoad],
    ],
    [
      ['copy-profile-id', isAdmin(viewer)],
      ['copy-actor-id', isAdmin(viewer)],
      ['delete-user', isAdmin(viewer) && !isOwn],
    ],
  ]
  return groups.map(namesOf).filter((group) => group.length > 0)
}
