import { Composer } from '#components/composer/Composer.tsx'
import { FeedSwitcherSlot } from '#components/feed/FeedSwitcherSlot.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { FirstSeenContext, HomeRow } from '#components/post-list/HomeRow.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useFirstSeen } from '#data/home-marker/seen-before.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { storedValues } from '#domain/preference.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { useText } from '#i18n/i18n.ts'
import { latePart, lazyPart } from '#i18n/lazy-part.ts'
import { ComposerPlaceholder } from './ComposerPlaceholder.tsx'
import styles from './HomeScreen.module.css'

/** Loads after the posts. */
const OutboxPlace = latePart(
  async () => (await import('#components/composer/outbox/OutboxPlace.tsx')).OutboxPlace,
)

const BesideHome = latePart(async () => (await import('./BesideHome.tsx')).BesideHome)

const HomeLens = latePart(async () => (await import('#components/home-lens/HomeLens.tsx')).HomeLens)

/** Loads only for those who have chosen a lens. */
const LensedHome = lazyPart(async () => (await import('./LensedHome.tsx')).LensedHome)

/** Loads only for an empty timeline. */
const Welcome = lazyPart(async () => (await import('./Welcome.tsx')).Welcome)

/** Shows the viewer's home timeline under the composer (docs/spec/timelines.md#home). */
export function HomeScreen() {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()
  const firstSeen = useFirstSeen()
  const welcome = <Welcome instance={instance} />
  return (
    <Page title={t('home.title')} heading={t('home.title')} aside={<HomeLens />}>
      <FeedSwitcherSlot />
      {!viewer || !instance ? (
        <ComposerPlaceholder />
      ) : mayCreatePost(viewer) ? (
        <>
          <Composer viewer={viewer} instance={instance} />
          <OutboxPlace />
        </>
      ) : (
        <p className={styles.readOnly}>{t('home.read_only')}</p>
      )}
      <FirstSeenContext value={firstSeen}>
        {storedValues(viewer).homeLens ? (
          <LensedHome empty={welcome} placeholder={<PostSkeleton count={6} />} />
        ) : (
          <PostList label={t('home.title')} list={homeTimelineQuery} timeline row={HomeRow} empty={welcome} />
        )}
      </FirstSeenContext>
      <BesideHome />
    </Page>
  )
}
