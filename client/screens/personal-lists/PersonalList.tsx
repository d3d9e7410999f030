import type { ComponentProps, ReactNode } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PersonalListTabs } from './PersonalListTabs.tsx'

/** Shows a list of posts that only the viewer can see, with tabs to the other such lists. */
export function PersonalList({
  title,
  list,
  route,
  icon,
  emptyHint,
  above,
  ...kind
}: {
  title: string
  list: List<Post>
  route: ComponentProps<typeof PersonalListTabs>['current']
  icon: ReactNode
  emptyHint: string
  /** Stands between the tabs and the list. */
  above?: ReactNode
  timeline?: boolean
  showsMuted?: boolean
}) {
  const t = useText()
  return (
    <Page title={title} heading={title} aside={<RefreshButton list={list} />}>
      <PersonalListTabs current={route} />
      {above}
      <PostList
        label={title}
        list={list}
        {...kind}
        empty={
          <EmptyState icon={icon} title={t('list.no_posts')}>
            {emptyHint}
          </EmptyState>
        }
      />
    </Page>
  )
}
