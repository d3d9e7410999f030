import { useQueryClient } from '@tanstack/react-query'
import { useIsBeingFetched } from '#data/lists/is-being-fetched.ts'
import { refreshList } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/** Returns a function that refreshes a list and scrolls to its top, and whether it is loading. */
export function useRefresh(queryKey: readonly unknown[]) {
  const t = useText()
  const client = useQueryClient()
  const isBusy = useIsBeingFetched(queryKey)

  async function refresh() {
    if (isBusy) return
    window.scrollTo(0, 0)
    await refreshList(client, queryKey)
    if (client.getQueryState(queryKey)?.status === 'success') announce(t('list.refreshed'))
  }

  return { isBusy, refresh }
}
