import { SearchX } from 'lucide-react'
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
 * Shows that a post does not exist, or is not visible to this visitor. Drafts of replies and quotes to it,
 * and of edits, are offered (docs/spec/threads.md#a-post-that-does-not-exist).
 */
export function PostNotFound({ postId, error }: { postId: string; error: unknown }) {
  const t = useText()
  const words = useServerWords(error)
  const guest = useVisitor().kind === 'guest'
  const isWrittenAbout =
    !guest && (['reply', 'quote', 'edit'] as const).some((kind) => draftText({ kind, postId }) !== null)
  const wayOn = guest ? (
    <Button href={pathTo('landing-page')}>{t('landing.sign_in')}</Button>
  ) : (
    <Button href={pathTo('home')}>{t('nav.home')}</Button>
  )
  return (
    <Page title={t('thread.not_found')} heading={t('thread.not_found')}>
      {isWrittenAbout && <LostDrafts id={postId} />}
      <EmptyState icon={<SearchX />} title={t('thread.not_found_reason')} action={wayOn}>
        {words}
      </EmptyState>
    </Page>
  )
}
