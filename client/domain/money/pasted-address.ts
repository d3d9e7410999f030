/**
 * Reads the address out of what people paste as one: a payment link, or an address that was broken into
 * pieces (docs/spec/payments.md#pasted-addresses).
 */
import { withoutSpace } from '../without-space.ts'
import type { CurrencyCode } from './currency.ts'

const SCHEMES: Record<CurrencyCode, string> = {
  BTC: 'bitcoin',
  BCH: 'bitcoincash',
  DASH: 'dash',
  DOGE: 'dogecoin',
  ETH: 'ethereum',
  LTC: 'litecoin',
  XMR: 'monero',
  ZEC: 'zcash',
  LN: 'lightning',
}

const ANY_LINK = new RegExp(`^(?:web\\+)?(?:${Object.values(SCHEMES).join('|')})(?::|%3a)`, 'i')

/** The form of an address in a link, as far as it can be told without its checksum. A word has no digit. */
const ADDRESS = /^(?=.*\d)[a-z0-9]+$/i
const LIGHTNING = /^[\w.+-]+(?:@[\w.-]+)?$/
/** The beginning of one is enough: it may still be typed. */
const MONERO = /^[1-9A-HJ-NP-Za-km-z]*$/
/** A contract stands in the place of the address where a function is called (EIP-681). */
const ETHEREUM = /^(?:pay-)?(0x[0-9a-f]{40}|[\w-]+(?:\.[\w-]+)*\.eth)(?:@\w+)?(?:\/(\w+))?$/i
const ETHEREUM_ADDRESS = /^0x[0-9a-f]{40}$/i

/** Standard addresses and subaddresses, and integrated ones. */
const MONERO_LENGTHS = [95, 106]

/** Returns whether a text is a payment link of any currency. */
export const isPaymentLink = (text: string): boolean => ANY_LINK.test(withoutSpace(text))

/** Returns the address in a payment link of a currency; null where the text is none, or pays to several. */
export function addressInLink(text: string, code: CurrencyCode): string | null {
  const link = parsed(text, code)
  if (link === null) return null
  const { path: address, query } = link
  switch (code) {
    case 'XMR':
      return MONERO.test(address) ? address : null
    case 'ETH':
      return payeeOf(address, query)
    case 'LN':
      return LIGHTNING.test(address) ? address : null
    case 'BCH':
      // The scheme is a part of the address, and of its checksum.
      return ADDRESS.test(address) ? `${SCHEMES.BCH}:${inOneCase(address)}` : null
    case 'ZEC':
      return onlyPayeeOf(address, query)
    default:
      return ADDRESS.test(address) ? address : null
  }
}

/**
 * Returns the whole address that a text means: that of a link, or the text without the space in it. Null
 * where neither is an address for certain; it may be one nevertheless, of a form that is not known here.
 */
export function pastedAddress(text: string, code: CurrencyCode): string | null {
  const inLink = addressInLink(text, code)
  if (code === 'XMR') return wholeMonero(inLink ?? withoutSpace(text))
  if (inLink !== null || code !== 'ETH') return inLink
  const whole = withoutSpace(text)
  return ETHEREUM_ADDRESS.test(whole) ? whole : null
}

const wholeMonero = (address: string) =>
  MONERO.test(address) && MONERO_LENGTHS.includes(address.length) ? address : null

/** Capital letters throughout make a smaller QR code; beside a small scheme they would be wrong. */
const inOneCase = (address: string) => (/[a-z]/.test(address) ? address : address.toLowerCase())

interface Link {
  path: string
  query: URLSearchParams
}

function parsed(text: string, code: CurrencyCode): Link | null {
  // The characters of these addresses are counted afterwards, so that no word can hide among them.
  const whole = code === 'XMR' || code === 'ETH' ? withoutSpace(text) : withoutMarks(text)
  const scheme = new RegExp(`^(?:web\\+)?${SCHEMES[code]}(:|%3a)`, 'i').exec(whole)
  if (!scheme) return null
  const link = scheme[1] === ':' ? whole : decoded(whole)
  const [, encoded = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(link.slice(link.indexOf(':') + 1)) ?? []
  const [path = ''] = decoded(encoded).split(/[?#]/)
  return { path: path.trim().replaceAll(/^\/+|\/+$/g, ''), query: new URLSearchParams(query) }
}

const withoutMarks = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim()

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a percent sign that encodes nothing is in no address
  }
}

/** The one who is paid. Other functions than a transfer pay nobody who could be named. */
function payeeOf(path: string, query: URLSearchParams): string | null {
  const [, target = '', called] = ETHEREUM.exec(path) ?? []
  if (called === undefined) return target === '' ? null : target
  const payee = called === 'transfer' ? (query.get('address') ?? '') : ''
  return ETHEREUM_ADDRESS.test(payee) ? payee : null
}

/** A link of Zcash may name its payees as parameters (ZIP 321). */
function onlyPayeeOf(path: string, query: URLSearchParams): string | null {
  const payees = [
    path,
    ...[...query].flatMap(([key, value]) => (/^address(?:\.\d+)?$/.test(key) ? [value] : [])),
  ]
  const named = payees.filter((payee) => payee !== '')
  const [only = ''] = named
  return named.length === 1 && ADDRESS.test(only) ? only : null
}
