import { Search } from 'lucide-react'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { OperatorHelp } from './OperatorHelp.tsx'

/** Shows what can be searched for, before anything is typed. */
export function SearchHint() {
  const t = useText()
  return (
    <>
      <EmptyState
        icon={<Search />}
        title={t('search.ask')}
        action={<Button href={pathTo('profile-directory')}>{t('home.browse_profiles')}</Button>}
      >
        {t('search.ask_help')}
      </EmptyState>
      <OperatorHelp />
    </>
  )
}
