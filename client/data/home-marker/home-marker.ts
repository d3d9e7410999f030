/**
 * Keeps how far Home was read, on this device and at the server, which tells the other devices
 * (docs/spec/timelines.md#how-far-home-was-read, docs/server/notifications.md#set-a-marker).
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { further, isReadElsewhere, movesMarker } from '#domain/home-marker.ts'
import { placeInWindow } from '#platform/reading/place.ts'
import { whenReadingStops } from '#platform/reading/when-reading-stops.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, readStored, writeStored } from '#platform/storage/storage.ts'
import { ApiError } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'
import { idsIn } from '../lists/list-pages.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { homeMarkerQuery } from './home-marker-query.ts'
import { saveHomeMarker } from './save-home-marker.ts'
import { seenBefore } from './seen-before.ts'
import { noteReading } from './visit.ts'

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Follows how far Home is read while it is on the screen. When reading stops, this device remembers it, and
 * the marker of the server moves, never backwards. Some servers take no such marker; then the device alone
 * remembers.
 */
export function useHomeMarker(): void {
  const client = useQueryClient()
  const { data: marker } = useQuery(homeMarkerQuery)
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveHomeMarker,
    meta: { isQuiet: true },
    onMutate: () => currentToken(),
    onSuccess: (id, _, token) => {
      if (currentToken() !== token) return // somebody else may be here by now
      writeStored(LATE_KEYS.homeMarker, id)
      client.setQueryData(homeMarkerQuery.queryKey, id)
    },
    // The next stop tries again, unless the server takes no marker.
    onError: (failure) => console.warn('how far Home was read is not kept by the server', failure),
  })
  const remember = useEffectEvent(() => {
    const row = placeInWindow()?.row
    if (row === undefined || !idsIn(client, homeTimelineQuery)?.includes(row)) return
    noteReading()
    const seen = further(row, readStored(KEYS.homeSeen))
    writeStored(KEYS.homeSeen, seen)
    const isWanted = marker !== undefined && !isPending && !isRefusal(error)
    if (isWanted && movesMarker(seen, marker)) mutate(seen)
  })
  useEffect(() => whenReadingStops(() => remember()), [])
}

/**
 * Returns the place up to which another device has read, once it is known; null where this one has seen as
 * much.
 */
export function useReadElsewhere(): string | null {
  const { data: marker = null } = useQuery(homeMarkerQuery)
  const [here] = useState(() => ({ known: readStored(LATE_KEYS.homeMarker), seen: seenBefore() }))
  return isReadElsewhere(marker, here) ? marker : null
}

/** Notes that this device knows of a place of another one, so that it is not offered again. */
export const noteReadElsewhere = (marker: string) => writeStored(LATE_KEYS.homeMarker, marker)
