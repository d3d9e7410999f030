import { UserRound } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { ProfileNotFound } from '#components/profile/ProfileNotFound.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useProfile } from '#data/people/profiles.ts'
import { galleryQuery } from '#data/posts/gallery.ts'
import { profileAddress } from '#domain/profile/address.ts'
import { maySeeGallery } from '#domain/profile/gallery.ts'
import { handle } from '#domain/profile/handle.ts'
import { profilePath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import styles from './GalleryScreen.module.css'
import { GallerySkeleton } from './GallerySkeleton.tsx'

/**
 * Shows the posts with files of a profile as a grid of pictures (docs/spec/gallery.md#gallery-of-a-profile).
 */
export function GalleryScreen() {
  const t = useText()
  const address = profileAddress(useRouteParams())
  const isGuest = useVisitor().kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  const profile = useProfile(address)
  const { account } = profile
  if (profile.isMissing || (account && !maySeeGallery(account, isGuest)))
    return <ProfileNotFound error={profile.error} />
  if (!account) {
    return (
      <Page title={t('profile.tab_gallery')} heading={t('profile.tab_gallery')}>
        {profile.isError ? (
          <ErrorNotice error={profile.error} retrying={profile.isFetching} onRetry={profile.refetch} />
        ) : (
          <GallerySkeleton />
        )}
      </Page>
    )
  }
  const name = handle(account, instanceUri)
  const list = galleryQuery(account.id)
  return (
    <Page
      title={t('gallery.title', { handle: name })}
      // The handle runs from left to right in every language.
      heading={t('gallery.title', { handle: `\u2066${name}\u2069` })}
      aside={
        <span className={styles.actions}>
          <RefreshButton list={list} />
          <Button kind="quiet" icon={<UserRound />} href={profilePath(account)}>
            {t('profile.title')}
          </Button>
        </span>
      }
    >
      <GalleryGrid label={t('gallery.title', { handle: name })} list={list} />
    </Page>
  )
}
