import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLens } from '#data/home-lens/lensed-home.ts'
import { noteReadElsewhere, useHomeMarker, useReadElsewhere } from '#data/home-marker/home-marker.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { goToPlace, isInWindow } from './go-to-place.ts'

/**
 * Follows how far Home is read, and offers quietly to go on where another device stopped. It shows nothing
 * itself (docs/spec/timelines.md#how-far-home-was-read,
 * docs/spec/timelines.md#reading-on-from-another-device).
 */
export function HomeMarker() {
  const t = useText()
  const client = useQueryClient()
  const place = useReadElsewhere()
  const lens = useLens()
  useHomeMarker()
  const offer = useEffectEvent((place: string) => {
    const goOn = () => void goToPlace(client, place, lens)
    noteReadElsewhere(place)
    if (isInWindow(place)) return undefined
    return toast(t('home.read_elsewhere'), { action: { label: t('home.go_on'), run: goOn } })
  })
  useEffect(() => (place === null ? undefined : offer(place)), [place])
  return null
}
