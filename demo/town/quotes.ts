import { findPost, minutesSince } from './find-post.ts'
import { DAY, HOUR, type Town } from './town.ts'
import { write } from './write.ts'

/** The quotes: the post that contains `words`, and the text about it. */
const QUOTES: readonly { by: string; at: number; of: string; words: string; text: string }[] = [
  {
    by: 'bob',
    at: 25,
    of: 'otto',
    words: 'hard to kill',
    text: 'Update from the neighbour: the plant has a bicycle now.',
  },
  {
    by: 'carol',
    at: 30,
    of: 'alice',
    words: 'Dew on everything',
    text: 'This is what the new media store is for. Worth every gigabyte.',
  },
  {
    by: 'alice',
    at: 4 * HOUR,
    of: 'hazel',
    words: 'Honey harvest',
    text: 'The apple trees would like to point out that they did the flowers. #garden',
  },
  {
    by: 'priya',
    at: 14 * HOUR,
    of: 'noor',
    words: 'الفراغ أجمل',
    text: 'The best conversation on this network happened under this question and I will not be taking others.',
  },
  {
    by: 'marit',
    at: 28 * HOUR,
    of: 'finn',
    words: 'how do you end a game',
    text: 'I have been asked for my opinion on an ending. I gave it. It has been implemented. I am seventy-one and a game designer.',
  },
  {
    by: 'samir',
    at: 33 * HOUR,
    of: 'nyx',
    words: 'Is it on?',
    text: 'Used this in class today. Thirty hands went up, and nobody was bored for an hour.',
  },
  {
    by: 'lambda',
    at: 2 * DAY,
    of: 'carol',
    words: '02:14',
    text: 'The rarest genre: a post-mortem in which everybody lives.',
  },
  {
    by: 'lucia',
    at: 3 * DAY,
    of: 'wren',
    words: 'toads used the tunnel',
    text: 'We sang. They crossed. Draw your own conclusions, we have drawn ours in four voices.',
  },
  {
    by: 'jun',
    at: 30 * HOUR,
    of: 'sato',
    words: '靴の中',
    text: '先週、私は指輪を粘土の中から見つけました。仲間ですね。',
  },
  {
    by: 'alice',
    at: 11 * DAY,
    of: 'proof',
    words: 'On being wrong',
    text: 'I have read this three times and made soup each time.',
  },
]

/**
 * Adds the quotes. Those of remote people have the marked paragraph that their software adds
 * (docs/server/markup.md#quote-paragraph).
 */
export function writeQuotes(town: Town): void {
  for (const { by, at: planned, of, words, text } of QUOTES) {
    const quote = findPost(town, of, words)
    // The times of everyday posts are random, and a quote has to be younger than its post.
    const at = Math.min(planned, minutesSince(town, quote.created_at) - 5)
    if (town.account(by).host === null) write(town, { by, at, text, quote })
    else write(town, { by, at, quote, content: `${referenceTo(quote.url)}<p>${text}</p>` })
  }
}

const referenceTo = (url: string) =>
  `<p class="inline-quote">RE: <a href="${url}" rel="noopener">${url}</a></p>`
