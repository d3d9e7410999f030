import { Users } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import type { GroupListName } from '#domain/group/list.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './GroupList.module.css'
import { GROUP_LIST_QUERIES } from './group-list-queries.ts'

const EMPTY = {
  joined: ['groups.none_joined', 'groups.none_joined_hint'],
  moderated: ['groups.none_moderated', 'groups.none_moderated_hint'],
  known: ['groups.none_found', 'groups.elsewhere_hint'],
} as const satisfies Record<GroupListName, readonly [TextKey, TextKey]>

/** Shows one list of groups, or why it is empty (docs/spec/groups.md#list-of-groups). */
export function GroupList({ list, label }: { list: GroupListName; label: string }) {
  const t = useText()
  const [title, hint] = EMPTY[list]
  const search = (
    <Button size="s" href={pathTo('search')}>
      {t('groups.search')}
    </Button>
  )
  return (
    <>
      {list === 'known' && (
        <div className={styles.hint}>
          <p>{t('groups.elsewhere_hint')}</p>
          {search}
        </div>
      )}
      <PagedList
        label={label}
        about={t('groups.title')}
        list={GROUP_LIST_QUERIES[list]}
        row={ProfileRow}
        role="list"
        more={t('groups.more')}
        waiting={<PostSkeleton count={4} />}
        empty={
          <EmptyState
            icon={<Users />}
            title={t(title)}
            action={
              list === 'joined' && (
                <Button href={`${pathTo('group-list')}?list=known`}>{t('groups.find')}</Button>
              )
            }
          >
            {list !== 'known' && t(hint)}
          </EmptyState>
        }
      />
    </>
  )
}
