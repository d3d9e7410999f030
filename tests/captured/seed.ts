/** The seeds of the two instances whose answers were captured, as they were before their scenarios. */
import { seedEmpty } from '#demo/seeds/empty.ts'
import type { Seed } from '#server/seeded-worlds.ts'
import { addAccount, findAccount, issueToken } from '#server/world/accounts.ts'
import { addCustomEmoji, addFile } from '#server/world/media.ts'
import { addPost } from '#server/world/posts.ts'
import { INVITE } from './scenario/closed.ts'

export const seedCaptured: Seed = (world) => {
  seedEmpty(world)
  Object.assign(world.instance, {
    title: 'Example',
    short_description: 'Plain text',
    description: '**Markdown** text',
    authentication_methods: ['password', 'eip4361'],
  } satisfies Partial<typeof world.instance>)
  const emojis = { bee_busy: 'creatures', blob_cat: 'blobs', blob_heart: 'blobs' }
  for (const [shortcode, category] of Object.entries(emojis)) {
    const file = addFile(world, new TextEncoder().encode(shortcode), 'image/png')
    addCustomEmoji(world, { shortcode, file, category })
  }
}

const RULES = `# Rules

1. Be kind
2. No \`code\`

- x
- y

<b>raw</b> [link](https://other.example) ![alt](https://other.example/x.png)

> quote

| a |
|---|
| b |
`

export const seedClosed: Seed = (world) => {
  seedEmpty(world)
  addAccount(world, { username: 'eve', password: 'demo-password' })
  Object.assign(world.instance, {
    title: 'Club',
    short_description: 'Plain <b>text</b> & more',
    description: RULES,
    registrations: 'invite',
    default_role: 'read_only_user',
    timeline_local: false,
    federated_timeline_restricted: true,
    staff_public: false,
    authentication_methods: ['password', 'eip4361', 'caip122_monero'],
    blockchains: [
      {
        chain_id: 'monero:00000000000000000000000000000000',
        is_forwarding_required: false,
        description: null,
        payment_amount_min: 0,
      },
    ],
    ipfs_gateway_url: 'https://ipfs.mitra.example/',
    is_storage_running: false,
    max_characters: 140,
    max_media_attachments: 2,
    max_file_size: 30_000,
    token_lifetime: 3,
    like_emoji: 'heart',
    favorite_emojis: ['👍', '🎉'],
  } satisfies Partial<typeof world.instance>)
  world.invites.add(INVITE)
  for (const name of ['alice', 'bob', 'carol', 'eve']) {
    const account = findAccount(world, name)
    if (account) issueToken(world, account)
    if (account && name === 'alice') addPost(world, { author: account, text: 'x'.repeat(141) })
  }
}
