import { array, fallback, type InferOutput, object } from 'valibot'
import {
  count,
  flag,
  html,
  listOf,
  name,
  optional,
  optionalHtml,
  optionalText,
  part,
  plain,
  source,
  text,
} from '../tolerant.ts'
import { Account } from './account.ts'

/**
 * A blockchain that the instance uses (docs/server/instance.md#blockchains). `features.gate` is off unless it
 * is sent, and payments are forwarded unless the server says otherwise
 * (docs/spec/data.md#data-of-the-instance).
 */
export const Blockchain = object({
  chain_id: text(),
  chain_metadata: part({
    description: optionalHtml(),
    payment_amount_min: count(),
    is_forwarding_required: flag(true),
  }),
  features: part({ subscriptions: flag(), gate: flag() }),
})
export type Blockchain = InferOutput<typeof Blockchain>

/**
 * The server as it describes itself to everyone (docs/server/instance.md#instance-v1). Each default is the
 * careful choice: a restricted federated timeline, a closed local one, registration by invitation.
 */
export const Instance = object({
  uri: text(),
  title: text(),
  short_description: text(),
  description: html(),
  version: text(),
  registrations: flag(),
  configuration: part({
    accounts: optional(object({ max_profile_fields: count(10) })),
    statuses: part({ max_characters: count(5000), max_media_attachments: count(4) }),
    media_attachments: part({
      supported_mime_types: fallback(array(plain), []),
      image_size_limit: count(20_000_000),
    }),
    polls: part({ max_options: count(15) }),
  }),
  contact_account: optional(Account),
  authentication_methods: fallback(array(plain), ['password']),
  login_message: source(),
  allow_unauthenticated: part({ timeline_local: flag() }),
  federated_timeline_restricted: flag(true),
  blockchains: listOf(Blockchain),
  ipfs_gateway_url: optionalText(),
})
export type Instance = InferOutput<typeof Instance>

/** The favourite reactions of a server that names none. */
export const FAVOURITE_EMOJI: readonly string[] = ['❤️', '😆', '🤔', '😢', '😡', '🎉', '💯', '👀']

/**
 * The part of the instance that only version 2 has: its favourite reactions
 * (docs/server/instance.md#favourite-emoji), how many people used it within a month, and where its source
 * code is.
 */
export const InstanceExtras = object({
  version: name(),
  source_url: optionalText(),
  usage: part({ users: part({ active_month: count() }) }),
  favorite_emojis: fallback(array(plain), [...FAVOURITE_EMOJI]),
})
export type InstanceExtras = InferOutput<typeof InstanceExtras>
