/**
 * Refreshes the notifications when their page is opened, and tells the server how far they were read
 * (docs/spec/notifications.md#opening-the-page, docs/spec/notifications.md#when-the-unread-marker-is-sent).
 */
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveMarker } from '#contract/endpoints/markers.ts'
import { marksRead, newestId } from '#domain/notification.ts'
import { usePageVisible } from '#platform/page/page-visible.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { writeStored } from '#platform/storage/storage.ts'
import { call } from '../connection/api.ts'
import { currentToken } from '../connection/token.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import {
  newsOf,
  newsQuery,
  notificationsQuery,
  readMarkerQuery,
  refreshNotifications,
} from './notifications.ts'

/**
 * Refreshes the notifications once for each visit of the page; going back shows them as they were. Returns
 * the read marker from before the visit: it stays the same while the page is open.
 */
export const visitQuery = (page: string | null) =>
  queryOptions({
    queryKey: ['notification-visit', page],
    queryFn: ({ client }) => refreshNotifications(client, 0),
    staleTime: page === null ? 0 : Number.POSITIVE_INFINITY,
  })

async function saveReadMarker(id: string): Promise<string> {
  const { notifications } = await call(saveMarker, { body: { 'notifications[last_read_id]': id } })
  return notifications?.last_read_id ?? id
}

/**
 * Marks the notifications on screen as read, once, and only forwards. Waits while the tab is hidden or new
 * ones are inserted out of sight.
 */
export function useMarkRead({ isFresh }: { isFresh: boolean }): void {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const { data: readUpTo } = useQuery({ ...readMarkerQuery, enabled: false })
  const { data: newest = null } = useInfiniteQuery({
    ...notificationsQuery,
    select: ({ pages }) => newestId(pages.flatMap(({ items }) => items)),
  })
  const { above } = useQuery(newsQuery).data ?? newsOf(client)
  const { mutate } = useMutation({
    mutationFn: saveReadMarker,
    meta: { isQuiet: true },
    scope: { id: 'read-mark' },
    onMutate: () => currentToken(),
    onSuccess: (id, _, token) => {
      if (currentToken() !== token) return // somebody else may be here by now
      client.setQueryData(readMarkerQuery.queryKey, id)
      writeStored(LATE_KEYS.readMark, id) // for the next visit
      tellTabs(client, { kind: 'read', upTo: id })
    },
    // They stay unread here and at the server. Returning to the tab or opening the page tries again.
    onError: (error) => console.warn('notifications could not be marked as read', error),
  })
  const isDue = isFresh && isVisible && above === 0 && readUpTo !== undefined && marksRead(newest, readUpTo)
  useEffect(() => {
    if (isDue && newest !== null) mutate(newest)
  }, [isDue, newest, mutate])
}
