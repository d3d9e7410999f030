import { SearchX } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { useVisitor } from '#data/connection/session.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The post does not exist, or not for this visitor; the server does not say which. */
export function PostNotFound() {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const wayOn = guest ? (
    <Button href={pathTo('landing-page')}>{t('landing.sign_in')}</Button>
  ) : (
    <Button href={pathTo('home')}>{t('nav.home')}</Button>
  )
  return (
    <Page title={t('thread.not_found')} heading={t('thread.not_found')}>
      <EmptyState icon={<SearchX />} title={t('thread.not_found_reason')} action={wayOn} />
    </Page>
  )
}
