/** Decides which entries of Home a lens leaves out (docs/spec/timelines.md#lenses-of-home). */
import type { Post } from '#contract/entities/post.ts'
import type { Preference } from '../preference.ts'

export const LENSES = ['no-reposts', 'no-replies', 'only-media', 'only-originals'] as const
export type Lens = (typeof LENSES)[number]

/** The preference, apart from those that no page needs before its first posts; null for none. */
export const HOME_LENS: Preference<Lens | null> = {
  otherwise: null,
  read: (stored) => LENSES.find((lens) => lens === stored),
}

/** The fields of a post that lenses read. */
type Answer = Pick<Post, 'in_reply_to_id' | 'in_reply_to_account_id'> & {
  account: Pick<Post['account'], 'id' | 'acct'>
  media_attachments: readonly unknown[]
  pleroma: Pick<Post['pleroma'], 'in_reply_to_account_acct'>
}
export type Entry = Answer & { reblog: Answer | null }

/** Returns whether a post answers somebody else. Who goes on with an own thread answers nobody. */
function answersOthers({ in_reply_to_id, in_reply_to_account_id, account, pleroma }: Answer): boolean {
  if (in_reply_to_id === null) return false
  return in_reply_to_account_id === null
    ? pleroma.in_reply_to_account_acct !== account.acct
    : in_reply_to_account_id !== account.id
}

const RULES: Record<Lens, (entry: Entry) => boolean> = {
  'no-reposts': ({ reblog }) => reblog === null,
  // A reposted reply stands for itself.
  'no-replies': (entry) => entry.reblog !== null || !answersOthers(entry),
  'only-media': (entry) => (entry.reblog ?? entry).media_attachments.length > 0,
  'only-originals': (entry) => entry.reblog === null && !answersOthers(entry),
}

/** Returns whether an entry is shown; without a lens each is. */
export const passes = (lens: Lens | null, entry: Entry): boolean => lens === null || RULES[lens](entry)
