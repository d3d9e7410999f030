import { DAY, HOUR } from '../town.ts'

/** A question with a poll. */
export interface Question {
  by: string
  at: number
  text: string
  options: string[]
  multiple?: boolean
  /** The minutes from now until the poll ends. It is over below zero, and never ends with null. */
  open: number | null
  /** The share of the demo's people who answer, from 0 to 1. */
  interest: number
  language?: string
  /** The votes on other servers, by option. */
  elsewhere?: number[]
}

export const QUESTIONS: readonly Question[] = [
  {
    by: 'alice',
    at: 5 * HOUR,
    text: 'The courgettes have reached the kitchen door. What now?',
    options: ['Soup', 'Cake (it works!)', 'Surrender', 'Move'],
    open: 19 * HOUR,
    interest: 0.7,
  },
  {
    by: 'finn',
    at: 34,
    text: 'what should the lighthouse say when you pet it',
    options: ['nothing, but warmly', '"thank you"', 'a fog horn, quietly', 'purr'],
    open: 2 * DAY,
    interest: 0.6,
  },
  {
    by: 'quill',
    at: 30 * HOUR,
    text: 'Kill the uncle?',
    options: ['Yes', 'No', 'Only in the draft'],
    open: 4 * DAY,
    interest: 0.8,
    elsewhere: [31, 44, 102],
  },
  {
    by: 'bob',
    at: 2 * DAY,
    text: 'What may I call a repair that worked but should not have? Choose all that apply.',
    options: ['A miracle', 'A prototype', 'Tuesday', 'Finished', 'None of your business'],
    multiple: true,
    open: 3 * DAY,
    interest: 0.6,
  },
  {
    by: 'lambda',
    at: 3 * DAY,
    text: 'Tabs or',
    options: ['Spaces', 'Tabs', 'The friends we made along the way'],
    open: -1 * DAY,
    interest: 0.9,
    elsewhere: [120, 119, 240],
  },
  {
    by: 'carol',
    at: 6 * DAY,
    text: 'Maintenance window: when does it hurt least? (You can tick several.)',
    options: ['Sunday, 04:00', 'Monday, 04:00', 'During the choir', 'Never', 'I sleep, do what you want'],
    multiple: true,
    open: -3 * DAY,
    interest: 0.8,
  },
  {
    by: 'leyla',
    at: 4 * DAY,
    text: 'چای را چطور می‌نوشید؟',
    options: ['تلخ', 'با قند', 'با خرما', 'سرد، چون یادم رفت'],
    open: 5 * DAY,
    interest: 0.5,
    language: 'fa',
  },
  {
    by: 'tomasz',
    at: 8 * DAY,
    text: 'Is an apple quiet?',
    options: ['Yes', 'No', 'It depends on the apple'],
    open: -6 * DAY,
    interest: 0.7,
  },
  {
    by: 'konrad',
    at: 5 * DAY,
    text: 'Thema für den nächsten Vortrag?',
    options: ['Doppelsterne', 'Saturn & seine Monde', 'Warum die Nacht < dunkel ist', 'Kekse'],
    open: null,
    interest: 0.5,
    language: 'de',
  },
  {
    by: 'her_excellency_the_baroness_of_the_lower_left_drawer',
    at: 11 * DAY,
    text: 'Shall the Paper Clip be knighted?',
    options: ['Aye', 'Nay'],
    open: -9 * DAY,
    interest: 0.9,
  },
  {
    by: 'priya',
    at: 13 * DAY,
    text: 'Best letter. No discussion. (There will be discussion.)',
    options: ['a', 'g', 'Q', '&', 'ß', 'ﬁ'],
    open: -10 * DAY,
    interest: 0.8,
  },
  {
    by: 'alice',
    at: 16 * DAY,
    text: 'Which seeds should go into the next subscribers’ letter? :leaf:',
    options: ['Speckled beans', 'Black tomatoes :tomato_ripe:', 'Something that climbs', 'A surprise'],
    multiple: true,
    open: -12 * DAY,
    interest: 0.9,
  },
  { by: 'emre', at: 26 * HOUR, text: 'Crust?', options: ['Dark', 'Pale'], open: 10 * HOUR, interest: 0.6 },
]
