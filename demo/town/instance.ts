import { addCustomEmoji } from '#server/world/media.ts'
import type { World } from '#server/world/world.ts'
import { mediaFile } from '../media-files.ts'
import { describeChains } from '../wallet/chains.ts'

/** Adds the description of the demo instance (docs/server/instance.md#instance-v1) and its custom emoji. */

const DESCRIPTION = `# A small town on the network

This is a **demo**. Everybody here was made up, including the cat.

- Sign in as *alice*, *bob*, *carol* or *dave*; the password is \`demo-password\`.
- Or open a new account: it starts with an empty home and nobody will mind.
- Everything is forgotten when the server stops.

## House rules

1. Be kind. Then be funny, in that order.
2. Describe your pictures; somebody is listening to them.
3. No selling, no yelling, no spoilers before Sunday.
`

export function describeInstance(world: World): void {
  const { instance } = world
  describeChains(world)
  Object.assign(instance, {
    title: 'Kith demo',
    short_description:
      'A small town on the network: gardeners, tinkerers, night owls and one very loud parrot.',
    description: DESCRIPTION,
    registrations: 'open',
    timeline_local: true,
    federated_timeline_restricted: false,
    staff_public: true,
    authentication_methods: ['password', 'eip4361', 'caip122_monero'],
    blocked_domains: ['spam.example', 'noise.example'],
    ipfs_gateway_url: 'https://ipfs.example',
  } satisfies Partial<typeof instance>)
}

/** The custom emoji by category, in the order in which the server lists them. */
const EMOJI = {
  blobs: ['blob_smile', 'blob_wink', 'blob_sleepy', 'blob_think', 'blob_heart', 'blob_cat'],
  creatures: ['cat_black', 'fox_happy', 'ghost_boo', 'bee_busy', 'parrot_loud', 'parrot_dance'],
  things: ['heart_rainbow', 'leaf', 'mug', 'mushroom_red', 'star_gold', 'tomato_ripe'],
}

/** Emoji of other instances, which appear in the names and posts of their people. */
const EMOJI_ELSEWHERE = [
  { shortcode: 'bee_busy', host: 'meadow.example' },
  { shortcode: 'leaf', host: 'meadow.example' },
  { shortcode: 'star_gold', host: 'night.example' },
  { shortcode: 'ghost_boo', host: 'night.example' },
  { shortcode: 'parrot_loud', host: 'fedi.example' },
  { shortcode: 'heart_rainbow', host: 'fedi.example' },
  { shortcode: 'blob_think', host: 'lab.example' },
  { shortcode: 'mug', host: 'lab.example' },
]

/** Adds the instance's own emoji and those of other instances. */
export function addEmoji(world: World): void {
  const fileOf = (shortcode: string) => mediaFile(world, `emoji/${shortcode}.png`)
  for (const [category, shortcodes] of Object.entries(EMOJI)) {
    for (const shortcode of shortcodes) {
      addCustomEmoji(world, { shortcode, file: fileOf(shortcode), category })
    }
  }
  for (const { shortcode, host } of EMOJI_ELSEWHERE) {
    addCustomEmoji(world, { shortcode, host, file: fileOf(shortcode) })
  }
}
