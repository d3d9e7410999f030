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
