import { type InferOutput, object, optional } from 'valibot'
import { id } from '../tolerant.ts'

const Marker = object({ last_read_id: id() })

/**
 * How far the viewer has read. A timeline without a marker is absent
 * (docs/server/notifications.md#read-markers, docs/spec/data.md#data-of-a-marker).
 */
export const Markers = object({ home: optional(Marker), notifications: optional(Marker) })
export type Markers = InferOutput<typeof Markers>
