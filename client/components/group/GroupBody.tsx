import { MessageSquareDashed } from 'lucide-react'
import { PostList } from '#components/post-list/PostList.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { groupTimelineQuery } from '#data/groups/group-timeline.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { type GroupTab, groupTabPath } from '#domain/profile/group-tab.ts'
import { isRemote } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { GroupAdmins } from './GroupAdmins.tsx'
import styles from './GroupBody.module.css'
import { GroupPostRow } from './GroupPostRow.tsx'
import { GroupTools } from './GroupTools.tsx'
import { GroupWriting } from './GroupWriting.tsx'

/**
 * Shows what stands on the page of a group below its head: what a group is, its posts, and who moderates it
 * (docs/spec/groups.md#page-of-a-group).
 */
export function GroupBody({ group, tab }: { group: Account; tab: GroupTab }) {
  const t = useText()
  const version = useInstance()?.version ?? ''
  const tabs: readonly GroupTab[] = hasGroupFeature(version, 'list-admins')
    ? ['posts', 'moderators']
    : ['posts']
  const what = isRemote(group) ? `${t('group.what')} ${t('group.elsewhere')}` : t('group.what')
  return (
    <>
      <p className={styles.what}>{what}</p>
      <GroupTools group={group} />
      <LinkTabs
        label={t('group.tabs')}
        tabs={tabs.map((each) => ({
          href: groupTabPath(group, each),
          label: t(LABELS[each]),
          current: each === tab,
        }))}
      />
      {tab === 'moderators' ? <GroupAdmins group={group} /> : <GroupPosts group={group} />}
    </>
  )
}

const LABELS = { posts: 'group.posts', moderators: 'group.moderators' } as const

function GroupPosts({ group }: { group: Account }) {
  const t = useText()
  return (
    <>
      <GroupWriting group={group} />
      <PostList
        label={t('group.posts')}
        list={groupTimelineQuery(group.id)}
        timeline
        row={GroupPostRow}
        empty={
          <EmptyState icon={<MessageSquareDashed />} title={t('group.no_posts')}>
            {t(isRemote(group) ? 'group.no_posts_elsewhere' : 'group.no_posts_hint')}
          </EmptyState>
        }
      />
    </>
  )
}
