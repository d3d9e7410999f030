/**
 * Writes the instance as versions 1 and 2 of the API show it (docs/server/instance.md#instance-v1,
 * docs/server/instance.md#instance-v2).
 */
import { renderFullMarkdown } from '../markdown/full.ts'
import { MEDIA_TYPES } from '../policies/media.ts'
import { mostOptions } from '../policies/poll.ts'
import { isAtLeast, withoutLaterKeys } from '../policies/version.ts'
import type { BlockchainRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { presentAccount } from './account.ts'
import type { View } from './view.ts'

/** The keys that earlier servers do not send, with the first version that does. */
const LATER = { max_toot_chars: '5.7', like_emoji: '5.3', favorite_emojis: '5.3' }
/** The same for the keys that only version 2 got later. */
const LATER_EXTRAS = {
  ...LATER,
  extended_description: '4.15',
  authentication_methods: '4.15',
  login_message: '4.15',
  new_accounts_read_only: '4.15',
  blockchains: '4.15',
  ipfs_gateway_url: '4.15',
  pleroma: '5.3',
}

export function presentInstance(view: View) {
  const { world } = view
  const { instance } = world
  const answer = {
    uri: new URL(world.baseUrl).hostname,
    title: instance.title,
    short_description: instance.short_description,
    description: renderFullMarkdown(instance.description),
    registrations: instance.registrations === 'open',
    approval_required: false,
    invites_enabled: instance.registrations !== 'open',
    stats: stats(world),
    configuration: configuration(world),
    contact_account: contactAccount(view),
    allow_unauthenticated: { timeline_local: instance.timeline_local },
    federated_timeline_restricted: instance.federated_timeline_restricted,
    max_toot_chars: instance.max_characters,
    ...shared(world),
  }
  return overridden(world, withoutLaterKeys(world, answer, LATER))
}

export function presentInstanceExtras(view: View) {
  const { world } = view
  const { instance } = world
  const live = {
    local: instance.timeline_local ? 'public' : 'authenticated',
    remote: instance.federated_timeline_restricted ? 'restricted' : 'authenticated',
  }
  const answer = {
    domain: new URL(world.baseUrl).hostname,
    title: instance.title,
    description: instance.short_description,
    extended_description: renderFullMarkdown(instance.description),
    source_url: 'https://codeberg.org/silverpill/mitra',
    usage: { users: { active_month: activePeople(world) } },
    configuration: {
      ...configuration(world),
      ...(isAtLeast(world, '4.14') && {
        timelines_access: {
          live_feeds: live,
          hashtag_feeds: { local: 'public', remote: 'public' },
          trending_link_feeds: { local: 'disabled', remote: 'disabled' },
        },
      }),
    },
    ...(!isAtLeast(world, '5.0') && {
      federated_timeline_restricted: instance.federated_timeline_restricted,
    }),
    registrations: {
      enabled: instance.registrations === 'open',
      approval_required: false,
      message: null,
    },
    contact: { email: '', account: contactAccount(view) },
    like_emoji: instance.like_emoji,
    favorite_emojis: instance.favorite_emojis,
    ...shared(world),
  }
  return overridden(world, withoutLaterKeys(world, answer, LATER_EXTRAS))
}

const shared = (world: World) => ({
  version: `4.0.0 (compatible; Mitra ${world.instance.version})`,
  authentication_methods: world.instance.authentication_methods,
  login_message: world.instance.login_message,
  new_accounts_read_only: world.instance.default_role === 'read_only_user',
  blockchains: chainsOf(world).map((chain) => presentBlockchain(chain, world)),
  ipfs_gateway_url: world.instance.ipfs_gateway_url,
  pleroma: {
    metadata: {
      features: ['quote_posting', 'pleroma_emoji_reactions', 'pleroma_custom_emoji_reactions'],
      fields_limits: { max_fields: 10, max_remote_fields: 100, name_length: 500, value_length: 5000 },
      post_formats: ['text/html', 'text/markdown'],
    },
  },
})

const configuration = (world: World) => ({
  ...(isAtLeast(world, '4.20') && {
    accounts: {
      max_display_name_length: 200,
      max_note_length: 10_000,
      max_profile_fields: 10,
      profile_field_name_limit: 500,
      profile_field_value_limit: 5000,
    },
  }),
  statuses: {
    max_characters: world.instance.max_characters,
    max_media_attachments: world.instance.max_media_attachments,
  },
  media_attachments: { supported_mime_types: MEDIA_TYPES, image_size_limit: world.instance.max_file_size },
  polls: {
    max_options: mostOptions(world),
    max_characters_per_option: 1000,
    min_expiration: 0,
    max_expiration: 1_073_741_824,
  },
})

/** Returns the chains that this version can use: earlier ones have no wallets that are only watched. */
const chainsOf = (world: World): BlockchainRecord[] =>
  world.instance.blockchains.filter(
    ({ is_forwarding_required }) => is_forwarding_required || isAtLeast(world, '4.15'),
  )

const presentBlockchain = (chain: BlockchainRecord, world: World) => ({
  chain_id: chain.chain_id,
  chain_metadata: {
    ...(isAtLeast(world, '4.15') && { is_forwarding_required: chain.is_forwarding_required }),
    description: chain.description === null ? null : renderFullMarkdown(chain.description),
    payment_amount_min: chain.payment_amount_min,
  },
  features: { subscriptions: true },
})

function stats({ accounts, posts }: World) {
  const people = [...accounts.values()]
  const local = people.filter((account) => account.user)
  return {
    user_count: local.length,
    status_count: local.reduce((sum, account) => sum + posts.by(account.id).size, 0),
    domain_count: new Set(people.flatMap((account) => account.host ?? [])).size,
  }
}

const MONTH = 30 * 24 * 3600 * 1000

/** Counts the people who signed in within a month. */
function activePeople({ accounts, clock }: World): number {
  const since = clock() - MONTH
  return [...accounts.values()].filter(({ user }) => (user?.last_login_at ?? 0) > since).length
}

function contactAccount(view: View) {
  const { accounts, instance } = view.world
  const staff = [...accounts.values()].find((account) => account.user?.role === 'admin')
  return staff && instance.staff_public ? presentAccount(staff, view) : null
}

function overridden({ instance }: World, answer: object): object {
  const entries = Object.entries({ ...answer, ...instance.overrides })
  return Object.fromEntries(entries.filter(([key]) => instance.overrides[key] !== null))
}
