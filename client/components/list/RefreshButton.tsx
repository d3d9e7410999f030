import { RotateCw } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useRefresh } from './use-refresh.ts'

/** Shows the button that refreshes a list and scrolls to its top. */
export function RefreshButton({ list: { queryKey } }: { list: { queryKey: readonly unknown[] } }) {
  const t = useText()
  const { isBusy, refresh } = useRefresh(queryKey)
  return (
    <IconButton
      label={t('list.refresh')}
      icon={<RotateCw />}
      data-shortcut="news"
      busy={isBusy}
      onClick={() => void refresh()}
    />
  )
}
