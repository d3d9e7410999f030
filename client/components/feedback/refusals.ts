/**
 * Translates the refusals of the server, which are English texts (docs/server/README.md#error-object,
 * docs/server/errors.md#messages-of-refusals). It loads after the first post
 * (docs/spec/conventions.md#error-texts, docs/spec/conventions.md#messages).
 */
import type { ApiError } from '#data/connection/api-error.ts'
import { HELD, NOT_CHANGED } from '#data/connection/unreadable-config.ts'
import type { TextKey } from '#i18n/i18n.ts'
import type { RefusalText } from './error-text.ts'

/** By the whole text. */
const TEXTS = new Map<string, TextKey>([
  // The session
  ['access token is invalid', 'error.session_ended'],
  ['auth header is not present', 'error.session_ended'],
  ['authentication required', 'error.session_ended'],
  ['permission error', 'error.permission'],

  // Signing in and registering
  ['incorrect password', 'error.incorrect_password'],
  ['user not found', 'error.user_not_found'],
  ['password is required', 'error.password_missing'],
  ['password auth is disabled', 'error.password_off'],
  ['username is required', 'error.username_missing'],
  ['username is empty', 'error.username_missing'],
  ['username is too long', 'error.username_too_long'],
  ['invalid username', 'landing.username_invalid'],
  ['only letters, numbers, hyphens, and underscores are allowed in usernames', 'landing.username_invalid'],
  ['user already exists', 'error.user_already_exists'],
  ['invite code is required', 'error.invite_code_missing'],
  ['invalid invite code', 'error.invalid_invite_code'],
  ['unsupported authentication method', 'error.sign_in_method'],
  ['unsupported grant type', 'error.sign_in_method'],
  ['oauth token not found', 'error.session_gone'],

  // Messages that a wallet signed
  ["nonce can't be reused", 'landing.monero_used'],
  ['invalid EIP-4361 message', 'error.not_understood'],
  ['message is required', 'error.not_understood'],
  ['signature is required', 'error.not_understood'],
  ['statement is missing', 'error.not_understood'],
  ['unexpected statement', 'error.not_understood'],
  ['message is not currently valid', 'error.not_understood'],
  ['invalid signature string', 'error.signature_unreadable'],
  ["domain doesn't match instance hostname", 'error.other_domain'],

  // People and follow requests
  ['profile not found', 'error.profile_not_found'],
  ['invalid webfinger address', 'error.address_invalid'],
  ['target is current user', 'error.yourself'],
  ['follow request not found', 'follow_request.gone'],
  ['relationship already exists', 'error.request_accepted'],

  // Posts, replies and quotes
  ['post not found', 'error.post_not_found'],
  ['parent post does not exist', 'error.parent_not_found'],
  ['quoted post does not exist', 'error.quoted_not_found'],
  ['post can not be empty', 'error.post_empty'],
  ['post is too long', 'error.post_too_long'],
  ['title is too long', 'error.title_too_long'],
  ['unsupported post format', 'error.post_format'],
  ['unsupported content type', 'error.post_format'],
  ['too many mentions', 'error.too_many_mentions'],
  ['too many links', 'error.too_many_links'],
  ['too many hashtags', 'error.too_many_hashtags'],
  ['too many emojis', 'error.too_many_emojis'],
  ['direct message should have at least one mention', 'error.direct_needs_mention'],
  ["can't add links to non-public posts", 'error.links_not_public'],
  ['reply must have narrower visibility', 'error.narrower_visibility'],
  ["can't add more recipients", 'error.more_recipients'],
  ["can't reply to repost", 'error.reply_to_repost'],
  ["top-level post can't have conversation visibility", 'error.audience'],
  ['invalid visibility parameter', 'error.audience'],
  ['invalid repost visibility', 'error.audience'],

  // Groups
  ['invalid group ID', 'error.group_gone'],
  ['group not found', 'error.group_gone'],
  ['account not found', 'error.group_gone'],

  // Actions on posts
  ['post already exists', 'error.reposted_already'],
  ["can't pin post", 'error.cannot_pin'],
  ["can't unpin post", 'error.cannot_unpin'],
  ['post already saved to IPFS', 'error.already_saved'],
  ['operation not supported', 'error.not_supported'],
  ['reaction already exists', 'error.reacted_already'],
  ['reaction not found', 'error.reaction_gone'],
  ['emoji not found', 'error.emoji_not_found'],
  ['reaction content is too long', 'error.emoji_not_found'],

  // Polls
  ['too few poll options', 'poll_editor.one_option'],
  ['too many poll options', 'error.poll_too_many_options'],
  ['poll option name is too long', 'error.poll_option_too_long'],
  ['poll options must be unique', 'poll_editor.same_option'],
  ['poll duration must be provided', 'error.poll_duration_missing'],
  ['poll has already ended', 'error.poll_ended'],
  ['already voted', 'error.already_voted'],
  ['choice set is empty', 'error.choose_option'],
  ['only one option can be chosen', 'error.choose_one_option'],
  ['poll option not found', 'error.poll_option_not_found'],
  ['poll not found', 'error.post_not_found'],

  // Files
  ['too many attachments', 'error.too_many_attachments'],
  ['attachment not found', 'error.files_gone'],
  ['media description is too long', 'error.description_too_long'],
  ['base64 decoding error', 'attachment.unreadable'],
  ['request body is too large', 'error.too_large'],
  ['payload reached size limit', 'error.too_large'],

  // Custom feeds
  ['feed name is empty', 'custom_feeds.name_empty'],
  ['feed name is too long', 'custom_feeds.name_too_long'],
  ['custom feed already exists', 'custom_feeds.name_taken'],
  ['custom feed not found', 'custom_feeds.not_found'],
  ['user already added', 'custom_feeds.user_already_added'],

  // Aliases and moving
  ["can't process more than 500 items at once", 'error.too_many_addresses'],
  ['alias already exists', 'error.alias_exists'],
  ['alias not found', 'error.alias_gone'],
  ['alias must be on another server', 'error.alias_here'],
  ['alias must differ from current account', 'error.alias_yourself'],
  ['at most 10 aliases are allowed', 'error.aliases_full'],
  ['identity proof is required', 'error.move_needs_proof'],
  ["can't move from local actor", 'error.move_from_here'],
  ['old profile is not an alias', 'error.move_old_no_alias'],
  ['target is not an alias', 'error.move_target_no_alias'],
  ["can't move followers to a local actor", 'error.move_to_here'],

  // Identity proofs
  ['unknown proof type', 'error.proof_type'],
  ['invalid key', 'error.key_invalid'],
  ['invalid public key', 'error.key_invalid'],
  ['invalid DID', 'error.not_understood'],
  ['DID already associated with another user', 'error.proof_of_another'],
  ['unsupported chain ID', 'error.chain_unsupported'],
  ["DID doesn't match current identity", 'error.another_address'],
  ['invalid signature encoding', 'error.signature_unreadable'],
  ['invalid signature type', 'error.signature_kind'],
  ['invalid signature', 'error.signature_wrong'],
  ['at most 10 identity proofs are allowed', 'error.proofs_full'],

  // The own profile
  ['display name is too long', 'error.name_too_long'],
  ['bio is too long', 'error.bio_too_long'],
  ['field name is too long', 'error.field_too_long'],
  ['field value is too long', 'error.field_too_long'],
  ['at most 10 fields are allowed', 'error.too_many_fields'],
  ['no media type', 'attachment.wrong_type'],
  ['invalid mention policy', 'error.not_understood'],

  // Subscriptions
  ['account should be either follower or subscriber', 'subscriber.stranger'],
  ['subscriptions are not enabled', 'error.subscriptions_off'],
  ['price must be greater than 0', 'subscription_settings.price_not_positive'],
  ['price is too low', 'error.price_too_low'],
  ['price is too high', 'subscription_settings.price_too_high'],
  ['invalid monero address', 'monero.wrong_checksum'],
  ['address belongs to wrong network', 'monero.wrong_network'],
  ['address is not a standard address', 'subscription_settings.payout_not_standard'],
  ['invalid view key', 'subscription_settings.view_key_form'],
  ['unexpected chain ID', 'error.not_supported'],
  ['subscription not found', 'subscription.no_info'],

  // Invoices
  ['invoice not found', 'error.invoice_not_found'],
  ['sender must be different from recipient', 'error.pays_oneself'],
  ['amount must be greater than 0', 'error.amount_zero'],
  ['amount is too big', 'error.amount_too_large'],
  ["recipient can't accept payment", 'error.takes_no_payment'],
  ["recipient doesn't support FEP-0837", 'error.takes_no_payment'],

  // Preferences
  ['client config size exceeds limit', 'error.preferences_full'],
  [HELD, 'preferences.held'],
  [NOT_CHANGED, 'preferences.not_changed'],

  ['unknown error', 'error.unknown'],
])

/** By the beginning of the text; the rest varies. */
const BEGINNINGS: readonly [string, TextKey][] = [
  ['file size must be less than ', 'error.too_large'],
  ['JSON payload ', 'error.too_large'],
  ['invalid media type', 'attachment.wrong_type'],
  ['Path deserialize error', 'error.not_found'],
  ['Query deserialize error', 'error.not_understood'],
  ['Json deserialize error', 'error.not_understood'],
  ['Content type error', 'error.not_understood'],
  ['Required field is missing', 'error.not_understood'],
]

/** By the status, for unknown texts. */
const STATUSES = new Map<number, TextKey>([
  [401, 'error.session_ended'],
  [403, 'error.permission'],
  [404, 'error.not_found'],
  [405, 'error.not_supported'],
  [413, 'error.too_large'],
  [415, 'error.not_understood'],
  [418, 'error.not_supported'],
])

/** Texts that only say in general what went wrong. */
const GENERAL: readonly TextKey[] = ['error.not_understood', 'error.not_supported', 'error.too_large']

/**
 * Returns our words for a refusal; null if there are none. They are exact where they translate what the
 * server says, and not where its words hold more, or only the status is known.
 */
export function findRefusal({ message, status }: Pick<ApiError, 'message' | 'status'>): RefusalText | null {
  if (status >= 500) return null
  const exact = TEXTS.get(message)
  if (exact !== undefined) return { key: exact, isExact: !GENERAL.includes(exact) }
  const key =
    BEGINNINGS.find(([beginning]) => message.startsWith(beginning))?.[1] ?? STATUSES.get(status) ?? null
  return key && { key, isExact: false }
}
