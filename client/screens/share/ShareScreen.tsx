import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Page } from '#components/layout/Page.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer, useVisitor } from '#data/connection/session.ts'
import { forgetShared, sharedQuery } from '#data/sharing/shared.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { navigate } from '#platform/page/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ShareScreen.module.css'
import { WaitingShare } from './WaitingShare.tsx'

const ComposerForm = lazyPart(
  async () => (await import('#components/composer/ComposerForm.tsx')).ComposerForm,
)

const NEW = { kind: 'new' } as const

/**
 * Takes what another program, a page or a bookmark shares: as the draft of a new post, or, for a guest, until
 * they have signed in (docs/spec/writing.md#what-others-share).
 */
export function ShareScreen() {
  const t = useText()
  const client = useQueryClient()
  const isGuest = useVisitor().kind === 'guest'
  const viewer = useViewer()
  const instance = useInstance()
  const { data: shared, isPending } = useQuery(sharedQuery)

  function forget() {
    client.setQueryData(sharedQuery.queryKey, null)
    void forgetShared()
  }

  const content = shared && { text: shared.text, files: shared.files, onTaken: forget }
  const isReady = !isPending && (isGuest || (viewer && instance))
  return (
    <Page title={t('composer.new_post')} heading={t('composer.new_post')}>
      <div className={styles.page}>
        {shared?.isIncomplete && <Alert tone="error">{t('share.incomplete')}</Alert>}
        {!isReady && <Skeleton shape="block" />}
        {isReady && isGuest && <WaitingShare shared={shared ?? null} onDiscard={forget} />}
        {isReady && viewer && !mayCreatePost(viewer) && <p>{t('home.read_only')}</p>}
      </div>
      {isReady && viewer && instance && mayCreatePost(viewer) && (
        <ComposerForm
          viewer={viewer}
          instance={instance}
          task={NEW}
          shared={content ?? undefined}
          typeAhead
          placeholder={<Skeleton shape="block" />}
          onDone={() => navigate(pathTo('home'), { replace: true })}
        />
      )}
    </Page>
  )
}
ShareScreen.ready = wholeTexts
