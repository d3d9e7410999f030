/**
 * Writes a person as the API shows them to others and to themselves (docs/server/accounts.md#account,
 * docs/server/payments.md#payment-options).
 */
import { ROLES } from '../policies/permissions.ts'
import { isAtLeast, withoutLaterKeys } from '../policies/version.ts'
import { emojisIn } from '../world/media.ts'
import type { AccountRecord, UserRecord } from '../world/records.ts'
import { countSubscribers } from '../world/subscriptions.ts'
import type { World } from '../world/world.ts'
import { presentEmojis } from './emoji.ts'
import { date, mediaUrl, preciseDate, type View } from './view.ts'

/** The keys that earlier servers do not send, with the first version that does. */
const LATER = { avatar_static: '5.7', header_static: '5.7', is_group: '5.6', discoverable: '4.12' }

export function presentAccount(account: AccountRecord, view: View): Record<string, unknown> {
  return withoutLaterKeys(view.world, presentProperly(account, view), LATER)
}

function presentProperly(account: AccountRecord, view: View) {
  const { world, origin } = view
  const identicon = `${origin}/api/v1/accounts/identicon`
  // The real server does not percent-encode the input.
  const avatar = account.avatar ? mediaUrl(account.avatar, view) : `${identicon}?input=${account.actor_id}`
  const header = account.header ? mediaUrl(account.header, view) : identicon
  return {
    id: account.id,
    username: account.username,
    acct: account.acct,
    actor_id: account.actor_id,
    url: account.url,
    display_name: account.display_name === '' && !isAtLeast(world, '5.9') ? null : account.display_name,
    created_at: date(account.created_at),
    note: account.note,
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    locked: account.locked,
    mention_policy: account.mention_policy,
    bot: account.bot,
    is_group: account.is_group,
    discoverable: true,
    identity_proofs: account.identity_proofs.map((proof) => ({
      name: proof.name,
      value: proof.value,
      verified_at: date(world.clock()),
      is_legacy_proof: proof.is_legacy_proof,
    })),
    payment_options: account.payment_options,
    fields: account.fields.map(({ name, value }) => presentField(name, value)),
    emojis: presentEmojis(emojisIn(world, `${account.display_name} ${account.note}`, account.host), view),
    followers_count: world.follows.to(account.id).size,
    following_count: world.follows.from(account.id).size,
    subscribers_count: countSubscribers(world, account),
    statuses_count: world.posts.by(account.id).size + account.gone_posts_counted,
    source: null,
    role: null,
    authentication_methods: null,
    client_config: null,
  }
}

/** Returns an account as only the person themselves sees it. */
export function presentOwnAccount(account: AccountRecord, view: View) {
  const { user } = account
  if (!user) throw new Error(`${account.acct} has no account here`)
  const hasPosting = isAtLeast(view.world, '4.17')
  return {
    ...presentAccount(account, view),
    source: {
      note: account.note_source,
      fields: account.fields.map(({ name, source }) => presentField(name, source ?? '')),
      privacy: hasPosting ? user.privacy : 'public',
      sensitive: false,
      ...(hasPosting && { language: user.language }),
    },
    role: presentRole(user),
    authentication_methods: [
      ...(user.password_digest === null ? [] : ['password']),
      ...(user.wallet === null ? [] : ['eip4361']),
      ...(user.monero_wallet === null ? [] : ['caip122_monero']),
    ],
    client_config: user.client_config,
  }
}

/** Returns an account of this server as administrators see it. Groups and system accounts have no role. */
export function presentAdminAccount(account: AccountRecord, view: View) {
  const isUser = account.user !== null && !account.is_group && !account.is_system
  const last = isUser ? lastSignIn(view.world, account) : null
  return {
    id: account.id,
    role: isUser && account.user ? presentRole(account.user) : null,
    account: presentAccount(account, view),
    account_type: account.is_group ? 'group' : account.is_system ? 'anonymous' : 'user',
    last_login_at: last === null ? null : preciseDate(last),
  }
}

/** Returns when the newest session that is left was begun. */
function lastSignIn({ tokens }: World, { id }: AccountRecord): number | null {
  const times = [...tokens.values()]
    .filter(({ account_id }) => account_id === id)
    .map((token) => token.created_at)
  return times.length === 0 ? null : Math.max(...times)
}

const presentField = (name: string, value: string) => ({
  name,
  value,
  verified_at: null,
  is_legacy_proof: false,
})

function presentRole({ role }: UserRecord) {
  const { id, permissions } = ROLES[role]
  return {
    id,
    name: role,
    permissions: role === 'admin' ? '1' : '0',
    permissions_names: permissions.toSorted(),
  }
}
