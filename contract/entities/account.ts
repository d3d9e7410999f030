import {
  array,
  check,
  fallback,
  type InferOutput,
  literal,
  nullish,
  object,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot'
import {
  asWritten,
  compact,
  count,
  flag,
  html,
  id,
  listOf,
  optional,
  optionalAddress,
  optionalHtml,
  optionalId,
  optionalText,
  plain,
  text,
} from '../tolerant.ts'
import { CustomEmoji } from './emoji.ts'

/**
 * A row of a profile. Extra fields and identity proofs share the shape (docs/server/accounts.md#field,
 * docs/spec/data.md#data-of-an-account).
 */
export const ProfileField = object({
  name: text(),
  value: html(),
  verified_at: optionalText(),
  is_legacy_proof: flag(),
})
export type ProfileField = InferOutput<typeof ProfileField>

/** A way to pay an account. Prices are atomic units per second (docs/server/payments.md#payment-options). */
export const PaymentOption = union([
  object({ type: literal('link'), name: text(), href: text() }),
  object({
    type: literal('monero-subscription'),
    chain_id: text(),
    price: count(),
    amount_min: count(),
    object_id: optionalText(),
  }),
])
export type PaymentOption = InferOutput<typeof PaymentOption>

/** The role of an account and its permissions (docs/server/administration.md#roles-and-permissions). */
export const Role = object({ name: text(), permissions_names: fallback(array(plain), []) })
export type Role = InferOutput<typeof Role>

/**
 * The editable text of a profile. Only its owner receives it. It is sent back, so it is read as a whole or
 * not at all.
 */
export const AccountSource = object({
  note: nullish(asWritten, null),
  fields: array(object({ name: asWritten, value: asWritten })),
  privacy: string(),
  language: optionalText(),
})

/** The values that clients keep, by their names (docs/server/settings.md#client-config). A list is none. */
const ClientConfig = pipe(
  unknown(),
  check((value) => !Array.isArray(value)),
  record(string(), unknown()),
)

/**
 * A person, bot or group of this server or another (docs/server/accounts.md#account). The last four fields
 * are null unless the account is the viewer's own.
 */
export const Account = compact({
  id: id(),
  username: text(),
  acct: text(),
  actor_id: text(),
  url: text(),
  display_name: optionalText(),
  created_at: text(),
  note: optionalHtml(),
  avatar: optionalAddress(),
  header: optionalAddress(),
  locked: flag(),
  mention_policy: text('none'),
  bot: flag(),
  is_group: flag(),
  identity_proofs: listOf(ProfileField),
  payment_options: listOf(PaymentOption),
  fields: listOf(ProfileField),
  emojis: listOf(CustomEmoji),
  followers_count: count(),
  following_count: count(),
  subscribers_count: count(),
  statuses_count: count(),
  source: optional(AccountSource),
  role: optional(Role),
  authentication_methods: optional(array(plain)),
  client_config: optional(ClientConfig),
})
export type Account = InferOutput<typeof Account>

/** An account that a post mentions. */
export const Mention = object({ id: optionalId(), username: text(), acct: text(), url: text() })
export type Mention = InferOutput<typeof Mention>
