import type { ReactNode } from 'react'
import { NothingLeft } from '#components/home-lens/NothingLeft.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { FirstSeenContext, HomeRow } from '#components/post-list/HomeRow.tsx'
import { ListTop } from '#components/post-list/ListTop.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import { lensedHome, useFirstSeenThrough, useLeftOut, useLens } from '#data/home-lens/lensed-home.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { type Lens, passes } from '#domain/post/lens.ts'
import { useText } from '#i18n/i18n.ts'

/**
 * Shows Home through the lens that the viewer has chosen (docs/spec/timelines.md#lenses-of-home). A lens that
 * only another version of the client knows changes nothing.
 */
export function LensedHome({ empty }: { empty: ReactNode }) {
  const t = useText()
  const lens = useLens()
  return lens === null ? (
    <PostList label={t('home.title')} list={homeTimelineQuery} timeline row={HomeRow} empty={empty} />
  ) : (
    <Lensed key={lens} lens={lens} empty={empty} />
  )
}

function Lensed({ lens, empty }: { lens: Lens; empty: ReactNode }) {
  'use memo'
  const t = useText()
  const list = lensedHome(lens)
  const leftOut = useLeftOut(lens)
  return (
    <FirstSeenContext value={useFirstSeenThrough(lens)}>
      <ListTop list={homeTimelineQuery} timeline isShown={(entry) => passes(lens, entry)} />
      <PagedList
        label={t('home.title')}
        list={list}
        row={HomeRow}
        role="feed"
        waiting={<PostSkeleton count={6} />}
        empty={leftOut > 0 ? <NothingLeft /> : empty}
      />
    </FirstSeenContext>
  )
}
