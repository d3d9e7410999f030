/**
 * Every text of a list's entries that a server sends, one field at a time, filled with a text of somebody's
 * choice.
 */

type Fill = (text: string) => object

export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const EMOJI = { shortcode: 'cat', url: PICTURE }
export const PERSON = { id: 'a', username: 'ada', acct: 'ada@meadow.example', emojis: [EMOJI] }

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

const inside = (before: string, after: string, depth = 1): Fill => {
  return (text) => ({ content: before.repeat(depth) + escaped(text) + after.repeat(depth) })
}

const attached = (type: string, count = 1): Fill => {
  return (text) => ({
    media_attachments: times(count, (index) => ({ id: `m${index}`, type, url: PICTURE, description: text })),
  })
}

const asked = (fields: object, count: number): Fill => {
  return (text) => ({
    poll: {
      id: 'q',
      expired: false,
      votes_count: 1e15,
      options: times(count, (index) => ({
        title: `${index} ${count > 10 ? text.slice(0, 60) : text}`,
        votes_count: 1e14,
      })),
      emojis: [EMOJI],
      ...fields,
    },
  })
}

const by = (fields: Fill): Fill => {
  return (text) => ({ account: { ...PERSON, ...fields(text) } })
}

const quoted = (fields: Fill): Fill => {
  return (text) => ({
    pleroma: { quote: { id: 'quoted', account: PERSON, content: '<p>quoted</p>', ...fields(text) } },
  })
}

export const POST_FIELDS: Readonly<Record<string, Fill>> = {
  paragraph: inside('<p>', '</p>'),
  heading: inside('<h1>', '</h1>'),
  'literal lines': inside('<pre>', '</pre>'),
  'code in lines': inside('<pre><code>', '</code></pre>'),
  code: inside('<p><code>', '</code></p>'),
  ruby: inside('<ruby>漢<rt>', '</rt></ruby>'),
  'base of ruby': inside('<ruby>', '<rt>kan</rt></ruby>'),
  'quotes in quotes': inside('<blockquote>', '</blockquote>', 40),
  'lists in lists': inside('<ul><li>', '</li></ul>', 40),
  'numbers in numbers': inside('<ol start="999999"><li>', '</li></ol>', 40),
  'definitions in definitions': inside('<dl><dd>', '</dd></dl>', 40),
  'lists in quotes': inside('<blockquote><ul><li>', '</li></ul></blockquote>', 20),
  'details in details': inside('<details open><summary>x</summary>', '</details>', 20),
  summary: inside('<details><summary>', '</summary>y</details>'),
  cell: inside('<table><tr><td>', '</td><td>b</td></tr></table>'),
  link: inside('<p><a href="https://b.example/">', '</a></p>'),
  small: inside('<p><sup><small>', '</small></sup></p>'),
  'address of a link': (text) => ({
    content: `<p><a href="https://b.example/">https://b.example/${escaped(text)}</a></p>`,
  }),
  'name of an emoji': (text) => ({
    content: `<p>:${text}:</p>`,
    emojis: [{ shortcode: text, url: 'https://none.example/x.png' }],
  }),
  'display name': by((text) => ({ display_name: text })),
  username: by((text) => ({ username: text })),
  address: by((text) => ({ username: text, acct: `${text}@meadow.example` })),
  'address without a name': by((text) => ({ acct: `https://meadow.example/${text}` })),
  'name of who reposts': (text) => ({
    reblog: { id: 'original', account: PERSON, content: '<p>hello</p>' },
    account: { ...PERSON, display_name: text },
  }),
  'whom it answers': (text) => ({
    in_reply_to_id: 'b',
    pleroma: { in_reply_to_account_acct: `${text}@b.example` },
  }),
  'poll option': asked({ voted: false }, 4),
  'poll result': asked({ voted: true, own_votes: [0] }, 4),
  reaction: (text) => ({ pleroma: { emoji_reactions: [{ name: text, count: 1e15, me: true }] } }),
  'custom reaction': (text) => ({
    pleroma: { emoji_reactions: [{ name: text, url: 'https://none.example/x.png', count: 3, me: false }] },
  }),
  'description of a picture': attached('image'),
  'description of a film': attached('video'),
  'description of a sound': attached('audio'),
  'description of a document': attached('unknown'),
  'name of a document': (text) => ({
    media_attachments: [
      { id: 'm', type: 'unknown', url: `https://meadow.example/media/${encodeURIComponent(text)}.pdf` },
    ],
  }),
  'text of a quoted post': quoted((text) => ({ content: `<p>${escaped(text)}</p>` })),
  'author of a quoted post': quoted(
    by((text) => ({ display_name: text, username: text, acct: `${text}@b.example` })),
  ),
  language: (text) => ({ language: text, content: '<p>hello</p>' }),
  audience: (text) => ({ visibility: text }),
  date: (text) => ({ created_at: text, edited_at: text }),
  counts: () => ({ replies_count: 1e300, reblogs_count: 1e300, favourites_count: -1e300 }),
}

/** Fields of which there are far too many. */
export const CROWDS: Readonly<Record<string, Fill>> = {
  'many cells': (text) => ({
    content: `<table><tr>${`<td>${escaped(text).slice(0, 40)}</td>`.repeat(60)}</tr></table>`,
  }),
  'five hundred options': asked({ voted: false, multiple: true }, 500),
  'five hundred results': asked({ expired: true }, 500),
  'five hundred reactions': (text) => ({
    pleroma: {
      emoji_reactions: times(500, (index) => ({
        name: `${index}${text.slice(0, 30)}`,
        count: index,
        me: false,
      })),
    },
  }),
  'descriptions of pictures': attached('image', 7),
  'fifty documents': attached('unknown', 50),
  'poll of a quoted post': quoted(asked({ voted: false }, 500)),
  'fifty linked posts': (text) => ({
    links: times(50, (index) => ({
      id: `l${index}`,
      account: PERSON,
      content: `<p>${escaped(text.slice(0, 60))}</p>`,
    })),
  }),
}

export const PERSON_FIELDS: Readonly<Record<string, Fill>> = {
  'display name': (text) => ({ display_name: text }),
  username: (text) => ({ username: text, acct: text }),
  address: (text) => ({ username: text, acct: `${text}@meadow.example` }),
  biography: (text) => ({ note: `<p>${escaped(text)}</p>` }),
  'name of an emoji': (text) => ({
    display_name: `:${text}:`,
    emojis: [{ shortcode: text, url: 'https://none.example/x.png' }],
  }),
}

const aboutPost = { status: { id: 'about', account: PERSON, content: '<p>hello</p>' } }

export const NOTIFICATION_FIELDS: Readonly<Record<string, Fill>> = {
  'who likes': (text) => ({ type: 'favourite', account: { ...PERSON, display_name: text } }),
  'who follows': (text) => ({
    type: 'follow',
    account: { ...PERSON, display_name: text, username: text, acct: `${text}@b.example` },
  }),
  'who asks to follow': (text) => ({ type: 'follow_request', account: { ...PERSON, display_name: text } }),
  'a reaction': (text) => ({
    type: 'emoji_reaction',
    account: PERSON,
    reaction: { content: text },
    ...aboutPost,
  }),
  'a custom reaction': (text) => ({
    type: 'emoji_reaction',
    account: PERSON,
    reaction: { content: `:${text}:`, emoji: { shortcode: text, url: 'https://none.example/x.png' } },
    ...aboutPost,
  }),
  'an amount': () => ({ type: 'payment_anonymous', account: PERSON, payment_amount: 1.7e308 }),
  'an amount and who pays': (text) => ({
    type: 'subscription',
    account: { ...PERSON, display_name: text },
    payment_amount: 123456789012345,
  }),
  'a warning': (text) => ({ type: 'moderation_warning', account: PERSON, moderation_warning: { text } }),
  'a kind that is not known': (text) => ({ type: text, account: PERSON }),
  'a post': (text) => ({
    type: 'mention',
    account: PERSON,
    status: { id: 'about', account: PERSON, content: `<p>${escaped(text)}</p>` },
  }),
}
