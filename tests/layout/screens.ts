/**
 * A server that fills every text it sends with the same one, and the addresses under which the client shows
 * them.
 */
import { CROWDS, NOTIFICATION_FIELDS, PERSON, PERSON_FIELDS, POST_FIELDS } from './fields.ts'

/** One of each field; its id says which. */
const entries = (
  fields: Readonly<Record<string, (text: string) => object>>,
  text: string,
  common: (id: string) => object,
) => Object.entries(fields).map(([name, fill]) => ({ id: name, ...common(name), ...fill(text) }))

const postsOf = (text: string) =>
  entries(POST_FIELDS, text, () => ({ account: PERSON, content: '<p>hello</p>' }))
const crowdsOf = (text: string) => entries(CROWDS, text, () => ({ account: PERSON, content: '<p>hello</p>' }))

const peopleOf = (text: string) =>
  entries(PERSON_FIELDS, text, () => PERSON).map((person, index) => ({ ...person, id: `${index}` }))
const notificationsOf = (text: string) =>
  Object.values(NOTIFICATION_FIELDS).map((fill, index) => ({ id: `${100 - index}`, ...fill(text) }))

const instanceOf = (text: string) => ({
  uri: text,
  title: text,
  short_description: text,
  description: `<p>${text}</p><pre>${text}</pre>`,
  version: `4.11 (compatible; Mitra ${text})`,
  login_message: text,
  contact_account: { ...PERSON, display_name: text, username: text, acct: text },
  allow_unauthenticated: { timeline_local: true },
  federated_timeline_restricted: false,
  registrations: true,
})

/** A chain of answers, each to the one before. */
const threadOf = (text: string) =>
  postsOf(text).map((post, index, all) => ({ ...post, in_reply_to_id: all[index - 1]?.id ?? null }))

const ANSWERS: readonly (readonly [RegExp, (text: string, url: URL) => unknown])[] = [
  [/\/instance$/, instanceOf],
  [
    /\/verify_credentials$/,
    (text) => ({ ...PERSON, display_name: text, role: { name: 'user', permissions_names: ['create_post'] } }),
  ],
  [/\/relationships$/, (_, url) => [...url.searchParams.values()].map((id) => ({ id, requested_by: true }))],
  [/\/bookmarks$/, crowdsOf],
  [/\/timelines\/home$/, postsOf],
  // The same cards as at home.
  [/\/timelines\//, (text) => postsOf(text).slice(0, 3)],
  [/\/statuses\/[^/]+\/thread$/, threadOf],
  [/\/notifications$/, notificationsOf],
  [/\/(directory|follow_requests|lists\/\w+\/accounts)$/, peopleOf],
  [/\/lists$/, (text) => ['1', '2', '3'].map((id) => ({ id, title: `${id}${text}` }))],
  [/\/lists\/\w+$/, (text) => ({ id: '1', title: `1${text}` })],
  [/\/accounts\/search$/, peopleOf],
  [
    /\/search$/,
    (text) => ({
      accounts: peopleOf(text),
      statuses: postsOf(text).slice(0, 3),
      hashtags: [{ name: text, url: '' }],
    }),
  ],
  [/\/markers$/, () => ({})],
  [/\/custom_emojis$/, () => []],
]

/** Answers a call; a text that begins so is what the server refuses every list with. */
export function answer(address: string, text: string): Response {
  const url = new URL(address, 'https://kith.example')
  const [, make] = ANSWERS.find(([path]) => path.test(url.pathname)) ?? []
  return make ? Response.json(make(text, url)) : Response.json({ error: 'not found' }, { status: 404 })
}

export interface Screen {
  /** Its address; texts stand in some of them. */
  path: (text: string) => string
  guest?: true
  /** The least number of rows. */
  rows: number
  /** Only these, where there are so many of them that others would add nothing. */
  texts?: readonly string[]
  /** Every list is refused, with the text for a reason. */
  refused?: true
}

const short = (text: string) => encodeURIComponent(text.slice(0, 120).replace(/[\ud800-\udbff]$/, ''))

/** The one screen with every field of a post. */
export const HOME_SCREEN = {
  home: {
    path: () => '/home',
    rows: Object.keys(POST_FIELDS).length,
  },
} satisfies Readonly<Record<string, Screen>>

/** Further lists of posts. */
export const POST_SCREENS = {
  'home of a guest': { path: () => '/local', guest: true, rows: 3 },
  bookmarks: {
    path: () => '/bookmarks',
    rows: Object.keys(CROWDS).length,
    texts: ['one long word', 'many words', 'a word from right to left'],
  },
  'a tag': { path: (text) => `/tag/${short(text)}`, rows: 3 },
  'timeline of a custom feed': { path: () => '/custom-feed/1/timeline', rows: 3 },
  'a refused list': { path: () => '/home', rows: 0, refused: true },
} satisfies Readonly<Record<string, Screen>>

/** Conversations, notifications and what is found. */
export const CONVERSATION_SCREENS = {
  thread: { path: () => `/post/${encodeURIComponent('paragraph')}`, rows: 5 },
  notifications: {
    path: () => '/notifications',
    rows: Object.keys(NOTIFICATION_FIELDS).length,
  },
  'found by words': { path: (text) => `/search?q=${short(text)}`, rows: 1 },
  'found by a tag': {
    path: (text) => `/search?q=${encodeURIComponent('#')}${short(text)}`,
    rows: 0,
  },
} satisfies Readonly<Record<string, Screen>>

/** Lists of people and feeds, and what an instance says of itself. */
export const PEOPLE_SCREENS = {
  directory: {
    path: () => '/profile-directory',
    rows: Object.keys(PERSON_FIELDS).length,
  },
  'follow requests': { path: () => '/follow-requests', rows: 5 },
  'custom feeds': { path: () => '/custom-feeds', rows: 0 },
  'a custom feed': { path: () => '/custom-feed/1', rows: 5 },
  explore: { path: () => '/explore', rows: 0 },
  about: { path: () => '/about', rows: 0 },
  'about for a guest': { path: () => '/about', guest: true, rows: 0 },
  'landing page': { path: () => '/', guest: true, rows: 0 },
} satisfies Readonly<Record<string, Screen>>
