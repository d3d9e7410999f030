import { UserX } from 'lucide-react'
import { useServerWords } from '#components/feedback/server-words.ts'
import { Page } from '#components/layout/Page.tsx'
import { useVisitor } from '#data/connection/session.ts'
import { draftText } from '#data/writing/drafts.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

const LostDrafts = lazyPart(
  async () => (await import('#components/composer/drafts/LostDrafts.tsx')).LostDrafts,
)

/**
 * Shows that there is no such profile, or that it is one of another server, which guests read there
 * (docs/spec/profiles.md#a-profile-that-is-not-found). What was written to a group that is gone is offered.
 */
export function ProfileNotFound({ error, id }: { error: unknown; id?: string | undefined }) {
  const t = useText()
  const words = useServerWords(error)
  const guest = useVisitor().kind === 'guest'
  return (
    <Page title={t('profile.not_found')} heading={t('profile.not_found')}>
      {id !== undefined && !guest && draftText({ kind: 'group', groupId: id }) !== null && (
        <LostDrafts id={id} />
      )}
      <EmptyState
        icon={<UserX />}
        title={t(guest ? 'profile.not_found_guest' : 'profile.not_found_reason')}
        action={
          guest ? (
            <Button href={pathTo('landing-page')}>{t('landing.sign_in')}</Button>
          ) : (
            <Button href={pathTo('profile-directory')}>{t('directory.title')}</Button>
          )
        }
      >
        {words}
      </EmptyState>
    </Page>
  )
}
