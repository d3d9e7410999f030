import { check, type InferOutput, object, optional, pipe, record, string, unknown } from 'valibot'
import { id } from '../tolerant.ts'

const Marker = object({ last_read_id: id() })

/**
 * How far the viewer has read. A timeline without a marker is absent
 * (docs/server/notifications.md#read-markers, docs/spec/data.md#data-of-a-marker).
 */
export const Markers = pipe(
  record(string(), unknown()),
  // An object of something else would say that nothing was read yet.
  check((sent) => 'home' in sent || 'notifications' in sent || Object.keys(sent).length === 0),
  object({ home: optional(Marker), notifications: optional(Marker) }),
)
export type Markers = InferOutput<typeof Markers>
