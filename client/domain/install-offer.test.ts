import { expect, test } from 'vitest'
import { isTimeToOffer, NO_VISITS, withVisit } from './install-offer.ts'

const after = (...days: string[]) => days.reduce(withVisit, NO_VISITS)

// docs/spec/instance.md#installing-the-client
test.each([
  [after('2026-11-22'), false],
  [after('2026-11-22', '2026-11-22', '2026-11-22'), false],
  [after('2026-11-22', '2026-11-23'), false],
  [after('2026-11-22', '2026-11-23', '2026-11-29'), true],
  [{ ...after('2026-11-22', '2026-11-23', '2026-11-29'), answered: true }, false],
])('after %o it is offered: %s', (offer, isOffered) => {
  expect(isTimeToOffer(offer)).toBe(isOffered)
})
