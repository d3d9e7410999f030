import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './EditProfileForm.module.css'

const ProfileEditors = lazyPart(async () => (await import('./ProfileEditors.tsx')).ProfileEditors)

/** Shows the editor of one's own profile (docs/spec/settings.md#profile-editor). */
export function EditProfileScreen() {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()
  const title = t('edit_profile.title')
  const back = { href: pathTo('settings'), label: t('settings.all') }
  const waiting = (
    <div className={styles.form} role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Skeleton width="m" />
      <Skeleton width="l" />
      <Skeleton width="l" />
    </div>
  )
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      {viewer && instance ? (
        <ProfileEditors viewer={viewer} instance={instance} placeholder={waiting} />
      ) : (
        waiting
      )}
    </Page>
  )
}
EditProfileScreen.ready = wholeTexts
