import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useViewer } from '#data/connection/session.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './IdentityProofScreen.module.css'

const LinkKey = lazyPart(async () => (await import('./LinkKey.tsx')).LinkKey)

/** Shows the page that ties a key to the viewer's account (docs/spec/identity.md#link-a-key). */
export function IdentityProofScreen() {
  const t = useText()
  const viewer = useViewer()
  const title = t('profile_action.link_key')
  const back = { href: pathTo('edit-profile'), label: t('edit_profile.title') }
  const waiting = (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Skeleton width="l" />
    </div>
  )
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <div className={styles.content}>
        <p className={styles.intro}>{t('key_link.intro')}</p>
        {viewer ? <LinkKey viewerId={viewer.id} placeholder={waiting} /> : waiting}
      </div>
    </Page>
  )
}
IdentityProofScreen.ready = wholeTexts
