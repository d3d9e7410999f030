/** Changing posts in every list that holds them, without asking the server again. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'

type PostList = InfiniteData<Page<Post>, string | null>

/** Puts a post that was just written on top of a list, once. A list that was never loaded stays unloaded. */
export function prependPost(client: QueryClient, queryKey: readonly unknown[], post: Post): void {
  client.setQueryData<PostList>(queryKey, (list) => {
    const [first, ...rest] = list?.pages ?? []
    if (!list || !first || first.items.some(({ id }) => id === post.id)) return list
    return { ...list, pages: [{ ...first, items: [post, ...first.items] }, ...rest] }
  })
}
