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
 * The flat key of spec A §7, or the nested object; the value must be a string. One timeline a call: if both are
 * given, home is the one (contract 1.9).
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
