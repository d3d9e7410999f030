/** Writes the message that a wallet signs for signing in (docs/spec/sign-in.md#sign-in-messages). */

interface Parts {
  /** The host of the server without a port. */
  host: string
  /** The origin of the page. */
  origin: string
  address: string
  /** The `login_message` of the instance. */
  statement: string
  nonce: string
  /** In ISO form. */
  issuedAt: string
}

/** Ends the line, or makes it read otherwise than it is. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Returns whether the words of an instance can be the one line of a message that is theirs. */
export const isStatement = (words: string): boolean => !NOT_IN_A_LINE.test(words)

/**
 * Returns the message of EIP-4361. The server compares it to the byte
 * (docs/server/session.md#ethereum-message).
 */
export const ethereumMessage = (parts: Parts): string => write('Ethereum', parts, ['Chain ID: 1'])

/**
 * Returns the message of CAIP-122 for Monero, which names no chain (docs/server/session.md#monero-message).
 */
export const moneroMessage = (parts: Parts): string => write('Monero', parts, [])

const write = (
  network: string,
  { host, origin, address, statement, nonce, issuedAt }: Parts,
  chain: string[],
): string =>
  [
    `${host} wants you to sign in with your ${network} account:`,
    address,
    '',
    statement,
    '',
    `URI: ${origin}`,
    'Version: 1',
    ...chain,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
  ].join('\n')
