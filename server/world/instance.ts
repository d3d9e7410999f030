/**
 * The settings of an instance before its administrator changes anything (docs/server/instance.md#instance-v1,
 * docs/server/administration.md#configuration).
 */
import type { InstanceRecord } from './records.ts'

export const DEFAULT_INSTANCE: InstanceRecord = {
  title: 'Kith',
  short_description: 'A small place among friends',
  description: '',
  version: '5.9.1',
  registrations: 'open',
  default_role: 'user',
  timeline_local: true,
  federated_timeline_restricted: false,
  staff_public: true,
  authentication_methods: ['password'],
  login_message: 'Do not sign this message on other sites!',
  blockchains: [],
  ipfs_gateway_url: null,
  is_storage_running: true,
  max_characters: 5000,
  max_media_attachments: 4,
  max_file_size: 20_000_000,
  token_lifetime: 2_592_000,
  like_emoji: 'thumbs_up',
  favorite_emojis: ['❤️', '😆', '🤔', '😢', '😡', '🎉', '💯', '👀'],
  exclude_replies: true,
  blocked_domains: [],
  overrides: {},
}
