import type { QueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useViewer } from '#data/connection/session.ts'
import { threadQuery, useThread } from '#data/posts/threads.ts'
import { isTalk, messagesOf, writersIn } from '#domain/conversation/talk.ts'
import { byLocale } from '#domain/formatter.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { findRoute, pathTo } from '#domain/session/route-map.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Talk } from './Talk.tsx'

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/** Shows a conversation of direct posts as a talk (docs/spec/conversations.md#a-conversation-as-a-talk). */
export function ConversationScreen() {
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const { directId = '' } = useRouteParams()
  const { posts = [], error, isPending, isFetching, isComplete, isGone, refetch } = useThread(directId)
  const messages = isComplete ? messagesOf(posts) : []
  const people = writersIn(messages, viewer?.id ?? '')
  const title = people.length > 0 ? enumeration(locale).format(people.map(displayName)) : t('direct.title')
  const isShown = isComplete && !isGone && isTalk(posts)
  return (
    <Page
      title={title}
      head={
        <BackHead title={title} back={{ href: pathTo('direct-post-list'), label: t('conversations.back') }} />
      }
    >
      {(isPending || (!isComplete && isFetching)) && (
        <div role="status" aria-busy="true" aria-label={t('list.loading')}>
          <PostSkeleton count={4} />
        </div>
      )}
      {isShown && viewer && <Talk id={directId} messages={messages} viewer={viewer} />}
      {isComplete && !isShown && <NoTalk post={posts[0]} />}
      {isGone && !isComplete && <NoTalk post={undefined} />}
      {error && !isGone && (
        <ErrorNotice error={error} about={title} retrying={isFetching} onRetry={refetch} />
      )}
    </Page>
  )
}

/** Says that the address leads to no talk: to nothing, or to a thread that others may read. */
function NoTalk({ post }: { post: Post | undefined }) {
  const t = useText()
  if (post) {
    const link = <Button href={pathTo('post', { postId: post.id })}>{t('conversations.open_thread')}</Button>
    return <EmptyState icon={<MessagesSquare />} title={t('conversations.not_direct')} action={link} />
  }
  return (
    <EmptyState icon={<MessagesSquare />} title={t('thread.not_found')}>
      {t('thread.not_found_reason')}
    </EmptyState>
  )
}

/** Puts the talk of the address into the cache, so that the first drawing has it. */
ConversationScreen.prefetch = (client: QueryClient, { pathname }: Pick<Location, 'pathname'> = location) =>
  client.prefetchQuery(threadQuery(findRoute(pathname)?.params.directId ?? ''))
