/** Moves the marker of Home at the server (docs/spec/timelines.md#how-far-home-was-read). */
import { saveMarker } from '#contract/endpoints/markers.ts'
import { call } from '../connection/api.ts'

/** Moves the marker; returns where it is. */
export async function saveHomeMarker(id: string): Promise<string> {
  const { home } = await call(saveMarker, { body: { 'home[last_read_id]': id } })
  return home?.last_read_id ?? id
}
