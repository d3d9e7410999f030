/**
 * Finds addresses of currencies among the fields of a profile by their names
 * (docs/spec/payments.md#addresses-on-a-profile). Every profile loads it; what the currencies are called
 * comes later.
 */

const CODES = ['BTC', 'BCH', 'DASH', 'DOGE', 'ETH', 'LTC', 'XMR', 'ZEC', 'LN'] as const

export type CurrencyCode = (typeof CODES)[number]

/**
 * A code behind a dollar sign, or one of the names of Lightning. The emoji may come with a sign that asks for
 * its colours.
 */
const FIELD = /^(?:\$(\w+)|⚡\ufe0f?|lightning address|lud16)$/i

/** Returns the currency that the name of a field means, if it means one. */
export function currencyOfField(name: string): CurrencyCode | undefined {
  const found = FIELD.exec(name.trim())
  const code = found?.[1]?.toUpperCase() ?? 'LN'
  return found ? CODES.find((known) => known === code) : undefined
}

/** Returns the currencies that fields name, each once. */
export const currenciesOf = (fields: readonly { name: string }[]): CurrencyCode[] => [
  ...new Set(fields.flatMap(({ name }) => currencyOfField(name) ?? [])),
]
