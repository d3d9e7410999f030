import type { NewAccount } from '#server/world/accounts.ts'
import { MONERO } from '../creators.ts'

/**
 * The people of the world of profiles. Each shows something that few profiles have, and is named after it.
 */

export interface ProfilePerson extends Omit<NewAccount, 'avatar' | 'header'> {
  /** The name of a picture in `media/avatars`. */
  portrait?: string
  /** The name of a picture in `media/headers`. */
  banner?: string
}

const KEY = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
const OLD_KEY = 'z6MkvUie7gDQugJmyDQQPhMCCBfKJo7aGvzQYF2BqvFvdwx6'
/** Belongs to the journeys' wallet called "legacy", which renews it. */
const OLD_WALLET = '0x81fc096b85fb9f347034fedf67620f576c61ac4f'
const WALLET = '0xb9c5714089478a327f09197987f16f9e5d936e8a'

const PARAGRAPH =
  'Mondays and Thursdays from nine, by appointment in the afternoon, never on the day after a market, and in the ' +
  'shed behind the house whenever the light in the window is on; please knock twice, the loom is loud'

/** Ten fields, as many as there may be. Their values are as long as those that people write. */
const TEN_FIELDS = [
  { name: 'Workshop', value: PARAGRAPH },
  {
    name: 'Catalogue',
    value:
      'https://wanda.example/catalogue/2026/spring/wool-linen-and-everything-in-between?view=all&sort=newest',
  },
  { name: 'Pronouns', value: 'she/her' },
  { name: 'Languages that I answer letters in, slowly', value: 'English, Deutsch, فارسی, 日本語' },
  { name: 'نشانی', value: 'کوچه بافندگان، پلاک ۱۴، طبقه دوم' },
  {
    name: 'Fingerprint',
    value: 'D3B0738424F4E5A1C98E0C11F4A7A2D1B5E0F9C7D3B0738424F4E5A1C98E0C11F4A7A2D1B5E0F9C7',
  },
  { name: 'Loom', value: 'eight shafts, one temper' },
  { name: 'Matrix', value: '@wanda:wanda.example' },
  { name: 'Also at', value: '[the harbour market](https://harbour.example/market), every second Saturday' },
  { name: 'Weather', value: 'indoors' },
]

/**
 * A display name that tries to leave its place: direction marks that are never closed, and signs that nobody
 * sees.
 */
const TRICKY_NAME =
  '\u202EyksirT\u2067\u200B\u200B \u0007\u0000\u061CTrick\u2060y \u202DZ\u0302\u0302\u0302o\u200Fe \u2066'

export const LOCALS: readonly ProfilePerson[] = [
  {
    username: 'wanda',
    display_name: 'Wanda :leaf: Weaver',
    note: 'Weaver, dyer, mender. :bee_busy: I take commissions :mug:\nhttps://wanda.example and [the guild](https://guild.example/members/wanda)\nAsk me about #indigo, or ask @alice.',
    portrait: 'wren',
    banner: 'greta',
    fields: TEN_FIELDS,
    identity_proofs: [
      { name: 'Key', value: KEY, is_legacy_proof: false },
      { name: '$ETH', value: WALLET, is_legacy_proof: true },
    ],
    payment_options: [
      { type: 'link', name: 'Buy me a spool', href: 'https://wanda.example/spool' },
      {
        type: 'monero-subscription',
        chain_id: MONERO,
        price: 12_000,
        amount_min: 1_000_000_000,
        object_id: null,
      },
    ],
  },
  {
    username: 'mila',
    display_name: 'Mila, moved',
    note: 'I used to be elsewhere.',
    portrait: 'mei',
    aliases: [
      'https://old.example/users/mila',
      'https://other.example/users/mila',
      'https://gone.example/users/mila',
    ],
  },
  { username: 'clockwork', display_name: 'Clockwork', note: 'I say the hour.', bot: true, portrait: 'moon' },
  { username: 'nina', display_name: 'Nina', note: 'Ask first, please.', locked: true, portrait: 'noor' },
  { username: 'omar', display_name: 'Omar', note: 'Thinks about it.', locked: true },
  { username: 'pia', display_name: 'Pia', note: 'Would like to follow.', portrait: 'priya' },
  { username: 'rosa', display_name: 'Rosa', note: 'Rather not.', locked: true },
  { username: 'sven', display_name: 'Sven', note: 'Talks a lot.', portrait: 'emre' },
  { username: 'tara', display_name: 'Tara', note: 'Pays gladly.', portrait: 'lucia' },
  { username: 'uma', display_name: 'Uma', note: 'Reposts everything.', portrait: 'jun' },
  {
    username: 'fotis',
    display_name: 'Fotis',
    note: 'A picture a day. Some days three.',
    portrait: 'finn',
    banner: 'finn',
  },
]

export const REMOTES: readonly ProfilePerson[] = [
  {
    username: 'slow',
    host: 'harbour.example',
    display_name: 'Slow Harbour',
    note: '<p>The mail comes by boat.</p>',
    portrait: 'skipper',
    banner: 'skipper',
    accepts_after: 7000,
  },
  {
    username: 'silent',
    host: 'void.example',
    display_name: 'Silent Station',
    note: '<p>Nobody has answered here since March.</p>',
    accepts_after: null,
  },
  { username: 'hermit', host: 'cave.example', display_name: 'Hermit', locked: true, portrait: 'sable' },
  { username: 'plain', host: 'bare.example' },
  {
    username: 'ticker',
    host: 'wire.example',
    display_name: 'Ticker',
    note: '<p>News by telegraph.</p>',
    bot: true,
    portrait: 'tides',
  },
  {
    username: 'seeds',
    host: 'groups.example',
    display_name: 'Seed swap',
    note: '<p>A group for what grows.</p>',
    is_group: true,
    portrait: 'compost',
  },
  {
    username: 'archivist',
    host: 'archive.example',
    display_name: 'The Archivist',
    note: '<p>Everything is kept. Little is sent.</p>',
    portrait: 'marginalia',
    banner: 'marginalia',
  },
  {
    username: 'painter',
    host: 'studio.example',
    display_name: 'Painter',
    portrait: 'pixel',
    banner: 'pixel',
  },
  {
    username: 'payee',
    host: 'tips.example',
    display_name: 'Payee',
    payment_options: [
      { type: 'link', name: 'Tip jar', href: 'https://tips.example/jar' },
      {
        type: 'monero-subscription',
        chain_id: MONERO,
        price: 9000,
        amount_min: 2_000_000_000,
        object_id: 'https://tips.example/proposals/1',
      },
    ],
  },
  { username: 'mila', host: 'old.example', display_name: 'Mila (old)' },
  { username: 'mila', host: 'other.example', display_name: 'Another Mila' },
  {
    username: 'tricky',
    host: 'odd.example',
    display_name: TRICKY_NAME,
    note: '<p>\u202Etxet desreveR</p><script>alert(1)</script><h1>Headline</h1><p style="position:fixed">Plain words.</p>',
    fields: [
      { name: '\u202Eeman', value: '\u2067<a href="javascript:alert(1)">value</a>' },
      { name: '\u200B', value: '<a href="https://odd.example">odd.example</a>' },
    ],
  },
  { username: 'first.last', host: 'dots.example', display_name: 'First Last' },
  { username: 'ida', host: 'xn--bcher-kva.example', display_name: 'Ida' },
  {
    host: 'attic.example',
    username: 'caretaker',
    acct: 'https://attic.example/actors/7',
    actor_id: 'https://attic.example/actors/7',
    url: 'https://attic.example/actors/7',
    display_name: 'The Caretaker',
    note: '<p>No door, no number, no address. Still here.</p>',
  },
]

/** The parts of alice's own profile that she has only in this world. */
export const ALICE = {
  portrait: 'alice',
  banner: 'alice',
  note: '<p>Gardener by daylight.</p>',
  note_source: 'Gardener by daylight.',
  identity_proofs: [
    { name: 'Key', value: OLD_KEY, is_legacy_proof: true },
    { name: '$ETH', value: OLD_WALLET, is_legacy_proof: true },
    { name: 'Key', value: KEY, is_legacy_proof: false },
  ],
}
