/** Reading notifications: a fresh look when the page is opened, and telling the server how far they were read (spec A §4). */
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveMarker } from '#contract/endpoints/markers.ts'
import { marksRead, newestId } from '#domain/notification.ts'
import { usePageVisible } from '#platform/page-visible.ts'
import { KEYS, writeStored } from '#platform/storage.ts'
import { call } from '../connection/api.ts'
import { lookAtNotifications, newsOf, newsQuery, notificationsQuery, readMarkQuery } from './notifications.ts'

/**
 * One for each time the page is opened; Back returns to it as it was. Answers how far had been read before:
 * that edge stays where it is while one reads.
 */
export const visitQuery = (page: string | null) =>
  queryOptions({
    queryKey: ['notification-visit', page],
    queryFn: ({ client }) => lookAtNotifications(client, 0),
    staleTime: page === null ? 0 : Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

async function saveReadMark(id: string): Promise<string> {
  const { notifications } = await call(saveMarker, { body: { 'notifications[last_read_id]': id } })
  return notifications?.last_read_id ?? id
}

/** Marks what is seen as read, once and only when that moves the mark: not while the tab is hidden, nor what was put in out of sight. */
export function useMarkRead({ isFresh }: { isFresh: boolean }): void {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const { data: readUpTo } = useQuery({ ...readMarkQuery, enabled: false })
  const { data: newest = null } = useInfiniteQuery({
    ...notificationsQuery,
    select: ({ pages }) => newestId(pages.flatMap(({ items }) => items)),
  })
  const { above } = useQuery(newsQuery).data ?? newsOf(client)
  const { mutate } = useMutation({
    mutationFn: saveReadMark,
    scope: { id: 'read-mark' },
    onSuccess: (id) => {
      client.setQueryData(readMarkQuery.queryKey, id)
      writeStored(KEYS.readMark, id) // the other tabs hear of it
    },
    // It stays unread here as it does at the server; coming back to the tab or opening the page tries again.
    onError: (error) => console.error('notifications could not be marked as read', error),
  })
  const isDue = isFresh && isVisible && above === 0 && readUpTo !== undefined && marksRead(newest, readUpTo)
  useEffect(() => {
    if (isDue && newest !== null) mutate(newest)
  }, [isDue, newest, mutate])
}
