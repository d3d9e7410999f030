import { DAY, HOUR } from '../town.ts'
import type { PostText } from '../write.ts'

/** Posts for followers and subscribers, and direct messages between two or three people. */

export const FOLLOWERS_ONLY: readonly PostText[] = [
  {
    by: 'alice',
    at: 7 * HOUR,
    visibility: 'private',
    text: 'Between us: I do not actually like courgettes.',
  },
  {
    by: 'alice',
    at: 4 * DAY,
    visibility: 'private',
    text: 'Bad week, good people. Thank you for the soup, whoever hung it on the door.',
  },
  {
    by: 'bob',
    at: 29 * HOUR,
    visibility: 'private',
    text: 'I will close the workshop for a week in autumn and go and see the sea. Do not tell the bicycles.',
  },
  {
    by: 'quill',
    at: 3 * DAY,
    visibility: 'private',
    text: 'The publisher said yes. THE PUBLISHER SAID YES. This is not public yet, please scream inwardly.',
  },
  {
    by: 'sable',
    at: 26 * HOUR,
    visibility: 'private',
    text: 'new drawings for the people in here only. it is nice and quiet, thank you for asking first',
  },
  {
    by: 'samir',
    at: 8 * DAY,
    visibility: 'private',
    text: 'Report cards done. I wrote "a pleasure to teach" thirty times and meant it twenty-nine times. He knows.',
  },
]

export const SUBSCRIBERS_ONLY: readonly PostText[] = [
  {
    by: 'alice',
    at: 13 * HOUR,
    visibility: 'subscribers',
    text: 'For subscribers: this month’s print, in full size. Paper from Mei, ink from the cellar, patience from somewhere. Seeds travel on Friday; the bag with the question mark is for you to find out.',
    show: [
      {
        file: 'photos/hills-print.webp',
        description: 'The month’s print: seven layers of hills, each a shade lighter than the one before.',
      },
    ],
  },
  {
    by: 'alice',
    at: 17 * DAY,
    visibility: 'subscribers',
    text: 'For subscribers: how the dew pictures are made. Get up before the sun, lie down in the wet, stay there until you stop wanting the picture. Then take it.',
  },
]

/** A direct message and its answers, one after the other. */
export interface DirectConversation {
  at: number
  lines: readonly (readonly [by: string, text: string])[]
}

export const DIRECT_CONVERSATIONS: readonly DirectConversation[] = [
  {
    at: 6 * HOUR,
    lines: [
      ['bob', '@alice Was it you? The courgettes. You can tell me.'],
      ['alice', '@bob I can neither confirm nor deny vegetables.'],
      ['bob', '@alice There was a photograph of a shed on the bag.'],
      ['alice', '@bob There are many sheds.'],
    ],
  },
  {
    at: 2 * DAY + 4 * HOUR,
    lines: [
      [
        'nyx',
        '@alice Could I use your night picture for the observatory evening? With your name, and there will be cake.',
      ],
      ['alice', '@nyx Of course! I will send the large file. What kind of cake?'],
      ['nyx', '@alice Round, with a bite taken out. It is about eclipses.'],
    ],
  },
  {
    at: 5 * DAY,
    lines: [
      [
        'carol',
        '@alice @bob Small warning: I will restart the server on Sunday at four in the morning. If something is strange afterwards, it was strange before.',
      ],
    ],
  },
]

/** Replies to a post for followers, visible to the same people, in their order. */
export const AMONG_FOLLOWERS: readonly (readonly [by: string, text: string])[] = [
  ['lucia', 'WE KNEW IT.'],
  ['bob', 'So it WAS you.'],
  ['alice', 'I have said nothing. Everybody saw me say nothing.'],
]
