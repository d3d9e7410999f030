import { array, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Markers } from '../entities/marker.ts'

export const getMarkers = endpoint({
  method: 'GET',
  path: '/api/v1/markers',
  access: 'required',
  query: object({ timeline: array(string()) }),
  returns: Markers,
})

/** The flat key of spec A §7; the value must be a string, one timeline a call (contract 1.9). */
export const saveMarker = endpoint({
  method: 'POST',
  path: '/api/v1/markers',
  access: 'required',
  body: object({ 'notifications[last_read_id]': string() }),
  returns: Markers,
})
