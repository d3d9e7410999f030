import { Users } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { directoryQuery } from '#data/people/directory.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './ProfileDirectoryScreen.module.css'

/**
 * Shows the people of this server, the most recently active first (docs/spec/directory.md#directory), or all
 * people it knows.
 */
export function ProfileDirectoryScreen() {
  const t = useText()
  const isLocal = useSearchParams().get('local') !== 'false'
  const here = pathTo('profile-directory')
  return (
    <Page title={t('directory.title')} heading={t('directory.title')}>
      <LinkTabs
        label={t('directory.reach')}
        tabs={[
          { href: here, label: t('directory.local'), current: isLocal },
          { href: `${here}?local=false`, label: t('directory.known'), current: !isLocal },
        ]}
      />
      <div className={styles.grid}>
        <PagedList
          label={t('directory.title')}
          list={directoryQuery(isLocal)}
          row={ProfileRow}
          role="list"
          more={t('directory.more')}
          waiting={<PostSkeleton count={6} />}
          empty={
            <EmptyState
              icon={<Users />}
              title={t('directory.empty')}
              action={<Button href={pathTo('home')}>{t('nav.home')}</Button>}
            />
          }
        />
      </div>
    </Page>
  )
}
