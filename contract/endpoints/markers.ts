import { array, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Markers } from '../entities/marker.ts'

export const getMarkers = endpoint({
  method: 'GET',
  path: '/api/v1/markers',
  access: 'required',
  query: object({ timeline: array(string()) }),
  returns: Markers,
})

const position = object({ last_read_id: string() })

/**
 * Sets a marker with a flat key or a nested object. The value must be a string. A call sets one timeline; of
 * two, home (docs/server/notifications.md#set-a-marker, docs/spec/calls.md#calls-for-notifications).
 */
export const saveMarker = endpoint({
  method: 'POST',
  path: '/api/v1/markers',
  access: 'required',
  body: object({
    'notifications[last_read_id]': nullish(string()),
    'home[last_read_id]': nullish(string()),
    notifications: nullish(position),
    home: nullish(position),
  }),
  returns: Markers,
})
