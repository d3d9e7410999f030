import { useState } from 'react'
import type { SubscriptionOption } from '#contract/entities/subscription.ts'
import { readViewKey } from '#domain/monero/view-key.ts'
import type { OptionKind } from '#domain/subscription/offered-kinds.ts'
import {
  firstKind,
  optionToSend,
  priceText,
  readPayout,
  readPrice,
} from '#domain/subscription/option-form.ts'

/**
 * Holds what is typed into the form of the viewer's option, and what each field means
 * (docs/spec/subscriptions.md#manage-subscriptions, docs/spec/subscriptions.md#secret-view-key).
 */
export function useOptionForm(
  stored: SubscriptionOption | null,
  chainId: string,
  kinds: readonly OptionKind[],
) {
  const [kind, setKind] = useState(firstKind(stored, kinds))
  const [price, setPrice] = useState(priceText(stored))
  const [address, setAddress] = useState(stored?.payout_address ?? '')
  const [viewKey, setViewKey] = useState('')
  // The key is not sent to the page again: an empty field means the one that the server has.
  const known = stored?.type === 'monero-light' ? stored.view_key : ''
  const readings = {
    price: readPrice(price, stored),
    payout: readPayout(address, chainId, kind),
  }
  const key = readings.payout.address === null ? null : readViewKey(viewKey || known, readings.payout.address)
  return {
    typed: { kind, price, address, viewKey },
    set: {
      kind: setKind,
      price: setPrice,
      // Of a payment link that was pasted, only the address stays.
      address: (text: string) => setAddress(readPayout(text, chainId, kind).address ?? text),
      viewKey: setViewKey,
    },
    readings: { ...readings, key },
    /** Whether the server has a key already. */
    hasKey: known !== '',
    /** The option to be sent; null while something is missing or wrong. */
    toSend: optionToSend({ kind, chainId, ...readings, key }),
  }
}
