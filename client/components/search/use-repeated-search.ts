import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { refreshOpenLists } from '#data/lists/lists.ts'
import { rememberSearch } from '#data/search/recent-searches.ts'
import { readSearch, tidy } from '#domain/search.ts'

/**
 * Remembers what is searched for, retries failed searches, and reloads the results when the same search is
 * sent again.
 */
export function useRepeatedSearch(form: RefObject<HTMLFormElement | null>, text: string): void {
  const client = useQueryClient()

  const onSubmit = useEffectEvent(() => {
    if (readSearch(text)) rememberSearch(tidy(text))
    const isSame = new URLSearchParams(location.search).get('q') === text.trim()
    if (isSame) {
      window.scrollTo(0, 0)
      refreshOpenLists(client, 0)
    }
    // Lists refresh themselves from their first page; queries that are no lists are fetched again here.
    void client.refetchQueries({
      queryKey: ['search'],
      predicate: (query) =>
        query.state.data === undefined
          ? query.state.status === 'error'
          : isSame && query.isActive() && query.meta?.refresh === undefined,
    })
  })

  useEffect(() => {
    const element = form.current
    const listener = () => onSubmit()
    element?.addEventListener('submit', listener)
    return () => element?.removeEventListener('submit', listener)
  }, [form])
}
