import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { renewList } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** Loads a list afresh and shows its top. */
export function RefreshButton({ list: { queryKey } }: { list: { queryKey: readonly unknown[] } }) {
  const t = useText()
  const client = useQueryClient()
  const isBusy = useIsFetching({ queryKey, exact: true }) > 0

  function refresh() {
    window.scrollTo(0, 0)
    void renewList(client, queryKey)
  }

  return <IconButton label={t('list.refresh')} icon={<RotateCw />} busy={isBusy} onClick={refresh} />
}
