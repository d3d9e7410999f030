/**
 * Chooses the ways to pay a person that the profile shows (docs/spec/payments.md#addresses-on-a-profile,
 * docs/spec/payments.md#payment-options).
 */
import type { Account, PaymentOption, ProfileField } from '#contract/entities/account.ts'
import { atomicUnits } from '../money/amount.ts'
import { isMonero } from '../money/chain.ts'
import { type CurrencyCode, currencyOfField } from '../money/currency.ts'
import { isPaymentLink, pastedAddress } from '../money/pasted-address.ts'
import { moneroLink } from '../money/payment-link.ts'
import { monthlyPrice } from '../money/price.ts'
import type { LinkAttributes } from './link.ts'
import { isSubscription, optionLink } from './subscription-link.ts'

/** An address of a currency. */
export interface AddressEntry {
  code: CurrencyCode
  address: string
}

/** A place where one can pay. */
export interface OptionEntry {
  /** The name of a link; null for subscriptions and for links without one. */
  name: string | null
  isSubscription: boolean
  /** The price of a month in atomic units, where it is known. */
  monthly: bigint | null
  link: LinkAttributes
  /** The server that a link leaves for; null when it stays here. */
  host: string | null
}

/** Returns the addresses among the fields of a profile, the first of each currency. `textOf` reads HTML. */
export function addressEntries(
  fields: readonly Pick<ProfileField, 'name' | 'value'>[],
  textOf: (html: string) => string,
): AddressEntry[] {
  const found = new Map<CurrencyCode, string>()
  for (const { name, value } of fields) {
    const code = currencyOfField(name)
    if (code === undefined || found.has(code)) continue
    const text = textOf(value)
    const address = pastedAddress(text, code) ?? text.trim()
    if (address !== '') found.set(code, address)
  }
  return [...found].map(([code, address]) => ({ code, address }))
}

/** Returns the payment options of a profile, subscriptions first. Those that lead nowhere are left out. */
export function optionEntries(
  account: Pick<Account, 'id' | 'username' | 'acct' | 'payment_options'>,
): OptionEntry[] {
  const entries = account.payment_options.flatMap((option) => {
    const link = optionLink(account, option)
    if (!link) return []
    const name = option.type === 'link' && !isSubscription(option) ? option.name.trim() : ''
    return {
      name: name || null,
      isSubscription: isSubscription(option),
      monthly: monthlyPriceOf(option),
      link,
      host: URL.parse(link.href)?.host ?? null,
    }
  })
  return entries.toSorted((one, other) => Number(other.isSubscription) - Number(one.isSubscription))
}

const monthlyPriceOf = (option: PaymentOption) =>
  option.type === 'monero-subscription' && isMonero(option.chain_id) && option.price > 0
    ? monthlyPrice(atomicUnits(option.price))
    : null

/** A link, which a camera would open. The one address with a scheme is read as a payment link. */
const LINK = /^[a-z][a-z0-9+.-]*:|^[/\\]/i

/** The form of all addresses: no spaces, no other alphabets. A longer code would be too fine for a camera. */
const ADDRESS = /^[!-~]{1,256}$/

/**
 * Returns what the QR code of an address holds; null where it is more a sentence than an address, or a link
 * whose address cannot be told from what it asks for.
 */
export function addressForCode({ code, address }: AddressEntry): string | null {
  if (!ADDRESS.test(address)) return null
  if (isPaymentLink(address) ? pastedAddress(address, code) !== address : LINK.test(address)) return null
  return (code === 'XMR' ? moneroLink(address) : null) ?? address
}
