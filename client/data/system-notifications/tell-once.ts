/**
 * Tells of news in one tab alone, and not of what was seen (docs/spec/notifications.md#told-once,
 * docs/spec/notifications.md#nothing-that-was-seen).
 */
import type { News } from '#domain/system-notification/news.ts'

export interface TellingPorts {
  /** Leaves the first word to a tab that shows the news, or is at least in front. */
  giveWay: (news: readonly News[]) => Promise<void>
  /** Returns those of the posts that only this tab may tell of. */
  claim: (ids: readonly string[]) => Promise<readonly string[]>
  isSeen: (news: News) => Promise<boolean>
  tell: (news: readonly News[]) => Promise<void>
}

/** Tells of news, unless another tab does. A post that has come in two ways is one. */
export async function tellOnce(
  news: readonly News[],
  { giveWay, claim, isSeen, tell }: TellingPorts,
): Promise<void> {
  const byPost = new Map(news.map((each) => [each.post.id, each]))
  if (byPost.size === 0) return
  await giveWay(news)
  const claimed = await claim([...byPost.keys()])
  const unseen: News[] = []
  for (const id of claimed) {
    const each = byPost.get(id)
    if (each && !(await isSeen(each))) unseen.push(each)
  }
  if (unseen.length > 0) await tell(unseen)
}
