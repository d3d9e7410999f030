/** How far people have read (contract 1.9). Markers may move backwards. */
import { getMarkers, saveMarker } from '#contract/endpoints/markers.ts'
import { date } from '../presenters/view.ts'
import { invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export const markers = [
  serve(getMarkers, ({ world, viewer, query }) => {
    for (const name of query.timeline) {
      if (name !== 'home' && name !== 'notifications') throw invalid('invalid timeline name')
    }
    return presentMarkers(world, viewer, query.timeline)
  }),

  serve(
    saveMarker,
    ({ world, viewer, body }) => {
      const last_read_id = body['notifications[last_read_id]']
      const own = world.markers.get(viewer.id) ?? new Map()
      own.set('notifications', { last_read_id, updated_at: world.clock() })
      world.markers.set(viewer.id, own)
      return presentMarkers(world, viewer, ['notifications'])
    },
    { accepts: ['json', 'form', 'multipart'] },
  ),
]

/** A timeline without a marker has no key. */
function presentMarkers(world: World, viewer: AccountRecord, names: string[]) {
  const own = world.markers.get(viewer.id)
  return Object.fromEntries(
    names.flatMap((name) => {
      const marker = own?.get(name)
      if (!marker) return []
      const { last_read_id, updated_at } = marker
      return [[name, { last_read_id, version: 0, updated_at: date(updated_at) }]]
    }),
  )
}
