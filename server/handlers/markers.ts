/**
 * Reads and moves the markers that say how far people have read (docs/server/notifications.md#set-a-marker).
 * A marker may move backwards.
 */
import type { InferOutput } from 'valibot'
import { getMarkers, saveMarker } from '#contract/endpoints/markers.ts'
import { refuseNul } from '../policies/nul.ts'
import { isAtLeast } from '../policies/version.ts'
import { date } from '../presenters/view.ts'
import { databaseError, invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The timelines with a marker. A call that gives both sets only the first. */
const TIMELINES = ['home', 'notifications'] as const

const MOST_CHARACTERS = 100

export const markers = [
  serve(getMarkers, ({ world, viewer, query }) => {
    const names: readonly string[] = TIMELINES
    if (query.timeline.some((name) => !names.includes(name))) throw invalid('invalid timeline name')
    return presentMarkers(world, viewer, query.timeline)
  }),

  serve(
    saveMarker,
    ({ world, viewer, body }) => {
      const name = TIMELINES.find((each) => positionIn(body, each) !== undefined)
      const last_read_id = name && positionIn(body, name)
      if (name === undefined || last_read_id === undefined) throw invalid('marker data is missing')
      if (isAtLeast(world, '5.9.2') && !/^\d+$/.test(last_read_id)) throw invalid('invalid item ID')
      // The database of the real server takes no more.
      if (last_read_id.length > MOST_CHARACTERS) throw databaseError()
      refuseNul(last_read_id)
      const own = world.markers.get(viewer.id) ?? new Map()
      own.set(name, { last_read_id, updated_at: world.clock() })
      world.markers.set(viewer.id, own)
      return presentMarkers(world, viewer, [name])
    },
    { encoding: 'JFM' },
  ),
]

type Positions = InferOutput<typeof saveMarker.body>

const positionIn = (body: Positions, name: (typeof TIMELINES)[number]): string | undefined =>
  body[`${name}[last_read_id]`] ?? body[name]?.last_read_id

/** Returns the markers by timeline. A timeline without a marker has no key. */
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
