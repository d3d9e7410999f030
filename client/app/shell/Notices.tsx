import { useQueryClient } from '@tanstack/react-query'
import { leavesAll } from '#components/accounts/account-task.ts'
import { textToCopy } from '#components/feedback/text-to-copy.ts'
import { useLeftFailures } from '#components/feedback/use-left-failures.ts'
import { useUnreadableNotice } from '#components/feedback/use-unreadable-notice.ts'
import { PendingActions } from '#components/post-card/PendingActions.tsx'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { useViewer } from '#data/connection/session.ts'
import { onThisDevice } from '#data/system-notifications/on-this-device.ts'
import { missedPress } from '#data/system-notifications/presses.ts'
import { lostWriting } from '#data/writing/lost-writing.ts'
import { useOutboxFlag } from '#data/writing/outbox-flag.ts'
import { writingKey } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useCanInstall } from '#platform/device/install.ts'
import { useStore } from '#platform/storage/store.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { NoticePlace } from '#ui/NoticePlace.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { MissingParts } from './MissingParts.tsx'
import { NewerBuild } from './NewerBuild.tsx'
import { NewVersion } from './NewVersion.tsx'
import { OutdatedPage } from './OutdatedPage.tsx'
import { StoredPage } from './StoredPage.tsx'
import { useStartedParts } from './started-parts.ts'

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

/** Loads for those who have switched them on. */
const SystemNotifications = lazyPart(
  async () => (await import('#components/system-notifications/SystemNotifications.tsx')).SystemNotifications,
)

const MissedPress = lazyPart(
  async () => (await import('#components/system-notifications/MissedPress.tsx')).MissedPress,
)

const PreferenceEffects = lazyPart(
  async () => (await import('#components/preferences/PreferenceEffects.tsx')).PreferenceEffects,
)

const InstallOffer = lazyPart(async () => (await import('./InstallOffer.tsx')).InstallOffer)

const ActAs = lazyPart(async () => (await import('#components/act-as/ActAs.tsx')).ActAs)

const GoOnWriting = lazyPart(async () => (await import('#components/composer/GoOnWriting.tsx')).GoOnWriting)

const SignOutOfAll = lazyPart(
  async () => (await import('#components/accounts/SignOutOfAll.tsx')).SignOutOfAll,
)

const Shortcuts = lazyPart(async () => (await import('../shortcuts/Shortcuts.tsx')).Shortcuts)

const ProfileHoverCards = lazyPart(
  async () => (await import('#components/profile-hover-card/ProfileHoverCards.tsx')).ProfileHoverCards,
)

/** Shows toasts, tooltips, announcements and corner notices. It comes after the first post. */
export function Notices() {
  const t = useText()
  const client = useQueryClient()
  const viewer = useViewer()
  const waits = useOutboxFlag()
  const isTold = useStore(onThisDevice, (chosen) => chosen !== 'off')
  const missed = useStore(missedPress)
  const uncopied = useStore(textToCopy)
  const [lost] = useStore(lostWriting)
  const leavesEach = useStore(leavesAll)
  const isUser = viewer !== null
  const hasOthers = useOtherSessions().length > 0
  const canInstall = useCanInstall()
  useStartedParts(client, isUser)
  useLeftFailures()
  useUnreadableNotice(viewer?.id)
  return (
    <>
      <Tooltip />
      <NoticePlace />
      <Toasts label={t('notices.label')} dismissLabel={t('action.dismiss')} />
      <Announcer />
      <MissingParts />
      <OutdatedPage />
      <NewerBuild />
      <StoredPage />
      {isUser && <NewVersion />}
      {isUser && <PendingActions />}
      {isUser && canInstall && <InstallOffer />}
      <ProfileHoverCards />
      <Shortcuts />
      {viewer && <PreferenceEffects viewer={viewer} />}
      {isUser && <NotificationWatch />}
      {isTold && viewer && <SystemNotifications viewer={viewer} />}
      {missed !== null && <MissedPress accountId={missed} />}
      {viewer && hasOthers && <ActAs />}
      {viewer && hasOthers && <GoOnWriting viewer={viewer} />}
      {isUser && leavesEach && <SignOutOfAll />}
      {waits && viewer && <OutboxNotice />}
      {uncopied !== null && <CopyDialog text={uncopied} onClose={() => textToCopy.set(null)} />}
      {lost && viewer && <LostWriting key={writingKey(lost)} context={lost} />}
    </>
  )
}
