import type { ReactNode } from 'react'
import { PagedList } from '#components/list/PagedList.tsx'
import type { Row } from '#components/list/RowInTurn.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { AnyPostRow } from './AnyPostRow.tsx'

const ListTop = latePart(async () => (await import('./ListTop.tsx')).ListTop)

/** Shows a list of posts. A timeline also looks for new posts while it is on the screen. */
export function PostList({
  label,
  about,
  list,
  empty,
  timeline = false,
  showsMuted = false,
  row = showsMuted ? AnyPostRow : PostRow,
}: {
  label: string
  /** Names what could not be loaded. It is the label unless given. */
  about?: (error: unknown) => string
  list: List<Post>
  empty: ReactNode
  timeline?: boolean
  /** Also shows posts of muted people, for lists that the viewer made, such as bookmarks. */
  showsMuted?: boolean
  row?: Row<Post>
}) {
  return (
    <>
      <ListTop list={list} timeline={timeline} />
      <PagedList
        label={label}
        about={about}
        list={list}
        row={row}
        role="feed"
        waiting={<PostSkeleton count={6} />}
        empty={empty}
      />
    </>
  )
}

const PostRow = ({ item, position }: { item: Post; position: number }) => (
  <PostCard post={item} position={position} />
)
