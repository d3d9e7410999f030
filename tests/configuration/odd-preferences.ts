/** Lists what may stand in the place of any stored preference, and the names of all that the schema knows. */
import { NAMED_PREFERENCES, PREFERENCE_FAMILIES } from '#domain/unreadable-preference.ts'

/** Values that another program, another version or an accident may have stored. */
export const ODD_STORED: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  zero: 0,
  negative: -1,
  '2 ** 53': 2 ** 53,
  'after all dates': 8.7e15,
  'the word NaN': 'NaN',
  'a word of every object': 'constructor',
  'the prototype': '__proto__',
  'a giant text': 'x'.repeat(10_000),
  'a list in a list': [['a', 1], [{}]],
  'wrong fields': {
    kind: 'smell',
    title: 7,
    sources: [{}],
    until: 8.7e15,
    value: {},
    action: 'hide',
    at: 'then',
  },
}

/** One name of each preference and of each family, and the times of changes. */
export const STORED_NAMES: readonly string[] = [
  ...Object.keys(NAMED_PREFERENCES),
  ...PREFERENCE_FAMILIES.map(({ prefix }) => `${prefix}odd`),
  'changedAt',
]

/** Ends after all dates, in things that are whole otherwise. */
export const ODD_WITHIN: Readonly<Record<string, unknown>> = {
  'filter:late': { kind: 'word', value: 'rain', action: 'hide', until: 8.7e15 },
  'filter:constructor': { kind: 'constructor', value: 'rain', action: '__proto__', until: null },
  'feed.many': {
    title: 'Many',
    sources: Array.from({ length: 9 }, (_, at) => ({ kind: 'tag', value: `t${at}` })),
  },
  'feed.constructor': { title: 'Kind', sources: [{ kind: 'constructor', value: 'tea' }] },
  followedConversations: `constructor ${'0198a3c0-1111-7000-8000-000000000001'} %`,
  silentHours: '22:00-25:00',
  locale: 'de-a',
}
