import { Hammer } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows that a screen does not exist yet. */
export function NotBuiltScreen() {
  const t = useText()
  return (
    <Page title={t('not_built.title')} heading={t('not_built.title')}>
      <EmptyState
        icon={<Hammer />}
        title={t('not_built.explanation')}
        action={<Button href={pathTo('home')}>{t('nav.home')}</Button>}
      />
    </Page>
  )
}
