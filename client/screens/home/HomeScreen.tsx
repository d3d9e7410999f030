import { useInfiniteQuery } from '@tanstack/react-query'
import { Composer } from '#components/composer/Composer.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PostList } from '#components/list/PostList.tsx'
import { useInstance } from '#data/instance.ts'
import { useViewer } from '#data/session.ts'
import { homeTimelineQuery } from '#data/timelines.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { useText } from '#i18n/i18n.ts'
import { ComposerPlaceholder } from './ComposerPlaceholder.tsx'
import styles from './HomeScreen.module.css'
import { Welcome } from './Welcome.tsx'

/** The viewer's own timeline (spec A §2.6). */
export function HomeScreen() {
  const t = useText()
  const posts = useInfiniteQuery(homeTimelineQuery)
  const viewer = useViewer()
  const instance = useInstance()
  return (
    <Page title={t('home.title')} heading={t('home.title')}>
      {!viewer || !instance ? (
        <ComposerPlaceholder />
      ) : mayCreatePost(viewer) ? (
        <Composer viewer={viewer} instance={instance} />
      ) : (
        <p className={styles.readOnly}>{t('home.read_only')}</p>
      )}
      <PostList label={t('home.title')} posts={posts} empty={<Welcome instance={instance} />} />
    </Page>
  )
}
