import { expect, test } from 'vitest'
import { ROUTE_NAMES, ROUTES } from '#domain/session/route-map.ts'
import { PLACES } from './places.ts'

/** A page of results is led to by a search, and that for what is shared by another program. */
const LED_TO_OTHERWISE = ['search', 'share']

// docs/spec/keyboard.md#command-palette
test('the palette leads to every page that has an address of its own', () => {
  const places = ROUTE_NAMES.filter(
    (name) =>
      !ROUTES[name].path.includes(':') && ROUTES[name].access !== 'guest' && !LED_TO_OTHERWISE.includes(name),
  )
  expect(PLACES.map(({ route }) => route).toSorted()).toEqual(places.toSorted())
})
