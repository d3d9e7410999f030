import { Suspense } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './EditProfileScreen.module.css'

const EditProfileForm = lazyPart(async () => (await import('./EditProfileForm.tsx')).EditProfileForm)

/** Shows the editor of one's own profile (docs/spec/settings.md#profile-editor). */
export function EditProfileScreen() {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()
  const waiting = (
    <div className={styles.waiting}>
      <Spinner label={t('list.loading')} />
    </div>
  )
  return (
    <Page title={t('edit_profile.title')} heading={t('edit_profile.title')}>
      <Suspense fallback={waiting}>
        {viewer && instance ? <EditProfileForm viewer={viewer} instance={instance} /> : waiting}
      </Suspense>
    </Page>
  )
}
