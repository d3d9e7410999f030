import { plainText } from '#components/content/plain-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { firstWords } from '#domain/post/parent.ts'
import { preferencesOf } from '#domain/preference.ts'
import { displayName } from '#domain/profile/display-name.ts'
import type { News } from '#domain/system-notification/news.ts'
import type { Summary } from '#domain/system-notification/summary.ts'
import { useText } from '#i18n/i18n.ts'
import type { SystemNotification } from '#platform/device/system-notification.ts'

type Words = Pick<SystemNotification, 'title' | 'body' | 'lang'>

/**
 * Returns the function that puts a summary into words
 * (docs/spec/notifications.md#words-of-a-system-notification).
 */
export function useWords(viewer: Account): (summary: Summary) => Words {
  const t = useText()
  const { directWordsTold } = latePreferencesOf(viewer)
  const { contentWarningsEnabled } = preferencesOf(viewer)

  function titleOf({ kind, post }: News): string {
    const name = displayName(post.account)
    if (kind === 'direct') return t('system_notifications.direct', { name })
    if (kind === 'person') return t('system_notifications.person', { name })
    const isReply = post.in_reply_to_account_id === viewer.id
    return t(isReply ? 'system_notifications.reply' : 'system_notifications.mention', { name })
  }

  function wordsOf(news: News): Words {
    const { kind, post } = news
    if (kind === 'direct' && !directWordsTold) return untold(t('system_notifications.direct_hidden'))
    const isCovered = post.sensitive && contentWarningsEnabled
    if (isCovered) return { ...untold(titleOf(news)), body: t('media.sensitive') }
    return { title: titleOf(news), body: firstWords(plainText(ownContent(post))), lang: post.language ?? '' }
  }

  return (summary) => {
    switch (summary.kind) {
      case 'one':
        return wordsOf(summary.news)
      case 'mentions':
        return untold(t('system_notifications.mentions', { count: summary.count }))
      case 'direct-posts':
        return untold(t('system_notifications.direct_posts', { count: summary.count }))
      case 'posts-of': {
        const name = displayName(summary.person)
        return untold(t('system_notifications.posts_of', { count: summary.count, name }))
      }
      case 'posts':
        return untold(t('list.new_posts', { count: summary.count }))
    }
  }
}

/** Returns a title without the words of anybody. */
const untold = (title: string): Words => ({ title, body: '', lang: '' })
