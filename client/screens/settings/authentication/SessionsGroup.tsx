import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { sessionsQuery } from '#data/account/sessions.ts'
import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { SessionList } from './SessionList.tsx'

/**
 * Shows where the viewer is signed in; nothing where the server does not tell
 * (docs/spec/session.md#sessions-of-an-account).
 */
export function SessionsGroup() {
  const t = useText()
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery)
  if (sessions === null) return null
  return (
    <SettingsGroup name="sessions" title={t('sessions.title')} help={t('sessions.help')}>
      {sessions && <SessionList sessions={sessions} />}
      {!sessions && error && (
        <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!sessions && !error && (
        <div role="status" aria-label={t('sessions.loading')}>
          <Skeleton width="l" />
        </div>
      )}
    </SettingsGroup>
  )
}
