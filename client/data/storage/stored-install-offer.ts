/**
 * On how many days somebody has come back, and whether they were asked to install the client, as local
 * storage has it (docs/spec/instance.md#installing-the-client).
 */
import { boolean, fallback, number, object, pipe, string, transform } from 'valibot'
import { type InstallOffer, NO_VISITS } from '#domain/install-offer.ts'
import { readJson } from '#platform/network/read-json.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import type { StoredValue } from './stored-value.ts'

export const STORED_INSTALL_OFFER: StoredValue<InstallOffer> = {
  key: LATE_KEYS.installOffer,
  belongsTo: 'device',
  schema: pipe(
    string(),
    transform(readJson),
    object({ days: number(), last: string(), answered: fallback(boolean(), false) }),
  ),
  otherwise: NO_VISITS,
  toText: (offer) => JSON.stringify(offer),
}
