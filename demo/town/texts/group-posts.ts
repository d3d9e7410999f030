import type { ReplyText } from './short-posts.ts'

/** The posts to the Compost Club, a group that reposts each of them. */
export const GROUP_POSTS: readonly ReplyText[] = [
  ['lucia', 'Confession: I talk to the heap. It steams back.'],
  ['fern', 'Reminder that eggshells take about three years, and so does trust.'],
  [
    'alice',
    'The pumpkin we threw on the heap in autumn has opinions and eleven leaves. Nobody planted it. Everybody claims it. #compost',
  ],
  ['hazel', 'Question to the club: may one compost a love letter? Asking for the love letter.'],
  ['greta', 'Sägespäne abzugeben, Buche, unbehandelt, riechen nach gestern.'],
]
