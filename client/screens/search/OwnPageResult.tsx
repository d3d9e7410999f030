import { FileText } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows a link to a page of this site whose address was searched for. */
export function OwnPageResult({ path }: { path: string }) {
  const t = useText()
  return (
    <EmptyState
      icon={<FileText />}
      title={t('search.own_page')}
      action={<Button href={path}>{t('search.open_page')}</Button>}
    />
  )
}
