import { Hash } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import { cleanText } from '#contract/clean-text.ts'
import { tagTimelineQuery } from '#data/posts/public-timelines.ts'
import { bare } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows the posts with a hashtag (docs/spec/timelines.md#hashtag). */
export function TagScreen() {
  const t = useText()
  // Some addresses include the `#`.
  const tagName = cleanText(bare(useRouteParams().tagName ?? ''))
  const title = `#${tagName}`
  const list = tagTimelineQuery(tagName)
  return (
    <Page title={title} heading={<bdi translate="no">{title}</bdi>} aside={<RefreshButton list={list} />}>
      <PostList
        label={title}
        list={list}
        timeline
        empty={
          <EmptyState icon={<Hash />} title={t('list.no_posts')}>
            {t('tag.empty')}
          </EmptyState>
        }
      />
    </Page>
  )
}
