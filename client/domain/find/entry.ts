/** Prepares posts and people for being found (docs/spec/search.md#what-this-device-has-read). */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { folded } from '../folded.ts'
import { linksIn } from '../post/links-in.ts'
import { ownContent } from '../post/own-content.ts'
import { withoutTags } from '../post/words-of.ts'
import { displayName } from '../profile/display-name.ts'
import type { Part } from './query.ts'

/** A post as it is looked for. */
export interface PostEntry {
  id: string
  account: Account
  created_at: string
  /** When it was published, in milliseconds. */
  time: number
  /** Its text in one line, as it is shown. */
  text: string
  /** All its words, those of its files and its poll too, as `folded` writes them. */
  words: string
  /** The names of its author, in the same form. */
  author: string
  tags: ReadonlySet<string>
  parts: ReadonlySet<Part>
}

/** A person as they are looked for. */
export interface PersonEntry {
  id: string
  account: Account
  /** Their names, as `folded` writes them. */
  names: string
}

/** Returns a post as it is looked for. */
export function postEntry(post: Post): PostEntry {
  const { id, account, created_at, title, media_attachments: files, poll, tags } = post
  const text = [title ?? '', withoutTags(ownContent(post))].filter(Boolean).join(' · ')
  const others = [...files.map(({ description }) => description), ...(poll?.options ?? []).map(optionText)]
  return {
    id,
    account,
    created_at,
    time: Date.parse(created_at),
    text,
    words: folded([text, ...others].join('\n')),
    author: namesOf(account),
    tags: new Set(tags.map(({ name }) => folded(name))),
    parts: new Set(partsOf(post)),
  }
}

/** Returns a person as they are looked for. */
export const personEntry = (account: Account): PersonEntry => ({
  id: account.id,
  account,
  names: namesOf(account),
})

const optionText = ({ title }: { title: string }) => withoutTags(title)
const namesOf = (account: Account) => folded(`${displayName(account)}\n@${account.acct}`)

function partsOf(post: Post): Part[] {
  const { media_attachments: files, poll } = post
  const kinds = files.flatMap(({ type }): Part[] => {
    if (type === 'image' || type === 'video' || type === 'audio') return [type]
    return type === 'gifv' ? ['video'] : []
  })
  return [
    ...(files.length > 0 ? (['media'] as const) : []),
    ...kinds,
    ...(poll ? (['poll'] as const) : []),
    ...(linksIn(post).length > 0 ? (['link'] as const) : []),
  ]
}
