/**
 * Counts the days on which somebody could install the client, and stores whether they were asked
 * (docs/spec/instance.md#installing-the-client).
 */
import { isoDay } from '#domain/date.ts'
import { isTimeToOffer, withVisit } from '#domain/install-offer.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

/** Notes a visit, and returns whether it is time to ask. */
export function noteVisit(): boolean {
  const former = readStoredValue(STORED.installOffer)
  const offer = withVisit(former, isoDay(serverNow()))
  if (offer !== former) writeStoredValue(STORED.installOffer, offer)
  return isTimeToOffer(offer)
}

/** Notes that they were asked: nobody is asked twice. */
export const noteAnswer = () =>
  writeStoredValue(STORED.installOffer, { ...readStoredValue(STORED.installOffer), answered: true })
