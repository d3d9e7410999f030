import { Users } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { GROUP_LISTS, groupListOf } from '#domain/group/list.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { CreateGroupButton } from './CreateGroupButton.tsx'
import { GroupList } from './GroupList.tsx'
import styles from './GroupsScreen.module.css'
import { GROUP_LIST_QUERIES } from './group-list-queries.ts'

const LABELS = {
  joined: 'groups.joined',
  moderated: 'groups.moderated',
  known: 'groups.find',
} as const

/**
 * Lists the groups that the viewer has joined, those that they moderate, and those that they may join
 * (docs/spec/groups.md#list-of-groups).
 */
export function GroupsScreen() {
  const t = useText()
  const instance = useInstance()
  const list = groupListOf(useSearchParams().get('list'))
  const here = pathTo('group-list')
  if (instance && !hasGroupFeature(instance.version, 'read')) {
    return (
      <Page title={t('groups.title')} heading={t('groups.title')}>
        <EmptyState icon={<Users />} title={t('groups.not_here')}>
          {t('groups.not_here_hint')}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title={t('groups.title')}
      heading={t('groups.title')}
      aside={
        <span className={styles.actions}>
          <CreateGroupButton />
          <RefreshButton list={GROUP_LIST_QUERIES[list]} />
        </span>
      }
    >
      <LinkTabs
        label={t('groups.tabs')}
        tabs={GROUP_LISTS.map((each) => ({
          href: each === 'joined' ? here : `${here}?list=${each}`,
          label: t(LABELS[each]),
          current: each === list,
        }))}
      />
      <GroupList key={list} list={list} label={t(LABELS[list])} />
    </Page>
  )
}
