import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { registerRefusalTexts } from '#components/feedback/error-text.ts'
import { textToCopy } from '#components/feedback/text-to-copy.ts'
import { openCards } from '#components/post/open-cards.ts'
import { preloadTasks } from '#components/post-card/actions/preload-tasks.ts'
import { PendingActions } from '#components/post-card/PendingActions.tsx'
import { useViewer } from '#data/connection/session.ts'
import { followTabs } from '#data/elsewhere/follow-tabs.ts'
import { renewOnReturn } from '#data/elsewhere/renew-on-return.ts'
import { spreadAnswers } from '#data/elsewhere/spread-answers.ts'
import { keepAnswers } from '#data/kept-answers/keep-answers.ts'
import { renewFollowed } from '#data/people/renew-profiles.ts'
import { followReading } from '#data/reading-position/follow-reading.ts'
import { lostWriting } from '#data/writing/lost-writing.ts'
import { useOutboxFlag } from '#data/writing/outbox-flag.ts'
import { writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { followButtons } from '#platform/focus/in-place.ts'
import { startWorker } from '#platform/network/worker.ts'
import { whenIdle } from '#platform/page/idle.ts'
import { patiently } from '#platform/start/patience.ts'
import { useStore } from '#platform/storage/store.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { NoticePlace } from '#ui/NoticePlace.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { prefetchOnIntent } from '../prefetch-on-intent.ts'
import { keepSnapshots } from '../snapshot/keep-snapshots.ts'
import { KeptPage } from './KeptPage.tsx'
import { MissingParts } from './MissingParts.tsx'
import { NewerBuild } from './NewerBuild.tsx'
import { OutdatedPage } from './OutdatedPage.tsx'

const OutboxNotice = lazyPart(
  async () => (await import('#components/composer/outbox/OutboxNotice.tsx')).OutboxNotice,
)

const CopyDialog = lazyPart(async () => (await import('#components/feedback/CopyDialog.tsx')).CopyDialog)
const LostWriting = lazyPart(
  async () => (await import('#components/composer/drafts/LostWriting.tsx')).LostWriting,
)

const NotificationWatch = lazyPart(
  async () => (await import('#components/notification/NotificationWatch.tsx')).NotificationWatch,
)

const PreferenceEffects = lazyPart(
  async () => (await import('#components/preferences/PreferenceEffects.tsx')).PreferenceEffects,
)

const ProfileHoverCards = lazyPart(
  async () => (await import('#components/profile-hover-card/ProfileHoverCards.tsx')).ProfileHoverCards,
)

const Shortcuts = lazyPart(async () => (await import('../shortcuts/Shortcuts.tsx')).Shortcuts)

/** Loads the texts for refusals: nobody needs them before something was refused. */
function loadRefusalTexts(): void {
  void patiently(() => import('#components/feedback/refusals.ts')).then(({ findRefusal }) =>
    registerRefusalTexts(findRefusal),
  )
}

/**
 * Shows toasts, tooltips, announcements and corner notices, and starts what the page needs only after the
 * first post.
 */
export function Notices() {
  const t = useText()
  const client = useQueryClient()
  const viewer = useViewer()
  const waits = useOutboxFlag()
  const uncopied = useStore(textToCopy)
  const [lost] = useStore(lostWriting)
  const isUser = viewer !== null
  useEffect(() => followReading(client), [client])
  useEffect(() => keepAnswers(client), [client])
  useEffect(() => followTabs(client), [client])
  useEffect(() => spreadAnswers(client), [client])
  useEffect(() => renewOnReturn(client), [client])
  useEffect(() => renewFollowed(client), [client])
  useEffect(followButtons, [])
  useEffect(loadRefusalTexts, [])
  useEffect(openCards, [])
  useEffect(() => prefetchOnIntent(client), [client])
  useEffect(() => void whenIdle().then(startWorker), [])
  useEffect(() => {
    if (isUser) void preloadTasks()
  }, [isUser])
  useEffect(() => (isUser ? keepSnapshots(client) : undefined), [isUser, client])
  return (
    <>
      <Tooltip />
      <NoticePlace />
      <Toasts label={t('notices.label')} dismissLabel={t('action.dismiss')} />
      <Announcer />
      <MissingParts />
      <OutdatedPage />
      <NewerBuild />
      <KeptPage />
      {isUser && <PendingActions />}
      <Suspense>
        <ProfileHoverCards />
      </Suspense>
      <Suspense>
        <Shortcuts />
      </Suspense>
      <Suspense>{viewer && <PreferenceEffects viewer={viewer} />}</Suspense>
      <Suspense>{viewer && <NotificationWatch viewer={viewer} />}</Suspense>
      <Suspense>{waits && viewer && <OutboxNotice />}</Suspense>
      <Suspense>
        {uncopied !== null && <CopyDialog text={uncopied} onClose={() => textToCopy.set(null)} />}
      </Suspense>
      <Suspense>{lost && viewer && <LostWriting key={writingKey(lost)} context={lost} />}</Suspense>
    </>
  )
}
