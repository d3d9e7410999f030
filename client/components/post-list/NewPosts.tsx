import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isAboveWindow } from '#components/list/is-above-window.ts'
import { NewItemsButton } from '#components/list/NewItemsButton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useIsHidden } from '#data/filters/filters.ts'
import type { List } from '#data/lists/lists.ts'
import { useNewPosts } from '#data/lists/new-posts.ts'
import { confirmList } from '#data/posts/confirm-list.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/**
 * Announces new posts and shows a button that leads to them. If the list is scrolled down, they are inserted
 * above at once, out of sight; at the top they wait for the button, because they would push down what is
 * being read (docs/spec/lists.md#new-posts).
 */
export function NewPosts({
  list,
  isShown,
}: {
  list: List<Post>
  /** Whether a post counts, where some are left out. */
  isShown?: ((entry: Post) => boolean) | undefined
}) {
  const t = useText()
  const client = useQueryClient()
  const isHidden = useIsHidden()
  const top = useRef<HTMLElement>(null)
  const { count, insertAbove, markSeen } = useNewPosts(
    list,
    (total) => {
      announce(t('list.new_posts', { count: total }))
      if (isAboveWindow(top.current)) insertAbove()
    },
    (pages, askedAt) => confirmList(client, list, pages, askedAt),
    (post) => !isHidden(post) && (isShown?.(post) ?? true),
  )
  const text = count > 0 ? t('list.new_posts', { count }) : null
  return <NewItemsButton top={top} text={text} insertAbove={insertAbove} markSeen={markSeen} />
}
