import { type InferOutput, object, optional } from 'valibot'
import { id } from '../tolerant.ts'

const Marker = object({ last_read_id: id() })

/** How far the viewer has read; a timeline without a marker is absent (contract 2.9). */
export const Markers = object({ home: optional(Marker), notifications: optional(Marker) })
export type Markers = InferOutput<typeof Markers>
