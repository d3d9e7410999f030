import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useIsCaught } from '#data/filters/filters.ts'
import { relationshipQuery } from '#data/people/relationships.ts'
import { followArrivals } from '#data/system-notifications/arrivals.ts'
import { createClaims } from '#data/system-notifications/claims.ts'
import { onThisDevice } from '#data/system-notifications/on-this-device.ts'
import { isRead } from '#data/system-notifications/read-elsewhere.ts'
import { type TellingPorts, tellOnce } from '#data/system-notifications/tell-once.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { type Arrival, asNews, type News } from '#domain/system-notification/news.ts'
import { isSilent, silentHoursIn, timeOfDay } from '#domain/system-notification/silent-hours.ts'
import { summaryOf } from '#domain/system-notification/summary.ts'
import { closeSystemNotifications } from '#platform/device/system-notification.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { giveWay, isShownHere } from './is-shown-here.ts'
import { show } from './show.ts'
import { useWords } from './use-words.ts'

/**
 * Tells of what arrives by system notifications, as long as it is on the page
 * (docs/spec/notifications.md#what-is-told, docs/spec/notifications.md#silent-hours). It shows nothing
 * itself.
 */
export function SystemNotifications({ viewer }: { viewer: Account }) {
  const client = useQueryClient()
  const isCaught = useIsCaught()
  const wordsOf = useWords(viewer)
  const preferences = latePreferencesOf(viewer)

  const isMuted = ({ post }: News) =>
    client.getQueryData(relationshipQuery(post.account.id).queryKey)?.muting ?? post.hidden

  const isSilentNow = () => {
    const hours = silentHoursIn(preferences.silentHours)
    return hours !== null && isSilent(hours, timeOfDay(new Date(serverNow())))
  }

  const chosen = useEffectEvent((arrivals: readonly Arrival[]) =>
    isSilentNow()
      ? []
      : arrivals
          .flatMap((arrival) => asNews(arrival, preferences, viewer.id) ?? [])
          .filter((news) => !isMuted(news) && !isCaught(news.post)),
  )
  const isSeen = useEffectEvent(
    async (news: News) =>
      isShownHere(news) || (news.notificationId !== null && (await isRead(client, news.notificationId))),
  )
  const tell = useEffectEvent(async (news: readonly News[]) => {
    const summary = summaryOf(news)
    if (summary === null) return
    const tag = summary.kind === 'one' ? summary.news.post.id : 'many'
    const about = { tag, path: summary.path, accountId: viewer.id }
    await show({ ...wordsOf(summary), ...about }, onThisDevice.current())
  })

  useEffect(() => {
    const ending = new AbortController()
    const ports: TellingPorts = {
      giveWay,
      claim: createClaims(viewer.id, ending.signal),
      isSeen: (news) => isSeen(news),
      tell: async (news) => {
        if (!ending.signal.aborted) await tell(news)
      },
    }
    const stop = followArrivals(client, (arrivals) => {
      tellOnce(chosen(arrivals), ports).catch((error: unknown) => {
        if (!ending.signal.aborted) console.warn('news could not be told', error)
      })
    })
    return () => {
      stop()
      ending.abort()
      closeSystemNotifications(viewer.id).catch((error: unknown) => console.warn('notifications stay', error))
    }
  }, [client, viewer.id])
  return null
}
