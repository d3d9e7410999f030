/** Remembers which direct posts this device has shown (docs/spec/conversations.md#unread-conversations). */
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Page } from '#contract/endpoint.ts'
import type { Conversation } from '#contract/entities/conversation.ts'
import type { Post } from '#contract/entities/post.ts'
import { isUnread, withSeen } from '#domain/conversation/inbox.ts'
import { further } from '#domain/home-marker.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, onStoredElsewhere, readStored } from '#platform/storage/storage.ts'
import { currentToken } from '../connection/token.ts'
import { homeMarkerQuery } from '../home-marker/home-marker-query.ts'
import { CONVERSATIONS } from '../posts/conversations-key.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

const seenPosts = () => readStoredValue(STORED.seenDirectPosts)

/** Notes that these posts were shown. Nothing is stored anew where all are known. */
export function noteSeen(ids: readonly string[]): void {
  const seen = seenPosts()
  if (ids.some((id) => !seen.includes(id))) writeStoredValue(STORED.seenDirectPosts, withSeen(seen, ids))
}

/**
 * Notes everything that is there at a first visit as seen, where nobody knows what was read: otherwise the
 * conversations of years would be unread on a new device.
 */
export async function noteFirstVisit(
  conversations: readonly Conversation[],
  readAtHome: () => Promise<string | null>,
): Promise<void> {
  const token = currentToken()
  if (stored() !== null || readStored(KEYS.homeSeen) !== null || (await readAtHome()) !== null) return
  if (currentToken() !== token) return // somebody else may be here by now
  // Also where there was none: what comes later is news.
  writeStoredValue(
    STORED.seenDirectPosts,
    withSeen(
      [],
      conversations.map(({ last_status: { id } }) => id),
    ),
  )
}

/**
 * Notes that the posts of a talk were shown, the newest last, each time that there are more, while the tab is
 * in front.
 */
export function useNoteSeen(messages: readonly Post[]): void {
  const client = useQueryClient()
  const note = useEffectEvent(() => {
    const ids = messages.slice(-SEEN_OF_A_TALK).map(({ id }) => id)
    if (document.hidden || ids.length === 0) return
    noteSeen(ids)
    showLastWords(client, messages)
  })
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) note()
    const listen = () => note()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [newest])
}

/** Shows the last words of a talk in the list as well, where it stands: nobody wants it to move meanwhile. */
export function showLastWords(client: QueryClient, messages: readonly Post[]): void {
  const last = messages.at(-1)
  const ids = new Set(messages.map(({ id }) => id))
  client.setQueryData<InfiniteData<Page<Conversation>>>(
    CONVERSATIONS,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((each) =>
            last && ids.has(each.last_status.id) ? { ...each, last_status: last } : each,
          ),
        })),
      },
  )
}

/** The last of them are enough: when one is deleted, the one before it is the last. */
const SEEN_OF_A_TALK = 10

const follow = (tell: () => void) => onStoredElsewhere(LATE_KEYS.seenDirectPosts, tell)
const stored = () => readStored(LATE_KEYS.seenDirectPosts)

/** Returns whether a conversation is unread; false until it is known how far Home was read. */
export function useIsUnread(conversation: Conversation, viewerId: string): boolean {
  useSyncExternalStore(follow, stored)
  const { data: marker = null, isPending } = useQuery(homeMarkerQuery)
  const here = readStored(KEYS.homeSeen)
  if (isPending) return false
  const upTo = marker === null ? here : further(marker, here)
  return isUnread(conversation, viewerId, { seen: new Set(seenPosts()), upTo })
}
