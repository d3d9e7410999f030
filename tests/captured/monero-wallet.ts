/** Creates a Monero wallet, which has addresses of every kind and signs texts with either of its keys. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const { Point } = ed25519
const { ORDER } = Point.Fn
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const WIDTHS = [0, 2, 3, 5, 6, 7, 9, 10, 11]

/** The first byte of an address. */
export const FIRST_BYTES = {
  mainnet: { standard: 18, integrated: 19, subaddress: 42 },
  stagenet: { standard: 24, integrated: 25, subaddress: 36 },
  testnet: { standard: 53, integrated: 54, subaddress: 63 },
}

interface Keys {
  spend: bigint
  view: bigint
}

export function createMoneroWallet(seed: string, network: keyof typeof FIRST_BYTES = 'mainnet') {
  const spend = scalar(utf8ToBytes(`monero ${seed}`))
  const keys = { spend, view: scalar(toBytes(spend)) }
  const bytes = FIRST_BYTES[network]
  const sub = subaddressKeys(keys)
  return {
    address: writeAddress(bytes.standard, publicKeys(keys)),
    integrated: writeAddress(bytes.integrated, publicKeys(keys), hexToBytes('0123456789abcdef')),
    /** The first subaddress. */
    subaddress: writeAddress(bytes.subaddress, publicKeys(sub)),
    sign: (text: string, key: keyof Keys = 'spend') => signText(text, keys, key),
    signAsSubaddress: (text: string) => signText(text, sub, 'spend'),
  }
}

/** Writes an address with its checksum. */
export function writeAddress(firstByte: number, keys: Uint8Array, paymentId = new Uint8Array()): string {
  const content = concatBytes(Uint8Array.of(firstByte), keys, paymentId)
  return toBase58(concatBytes(content, keccak_256(content).subarray(0, 4)))
}

export function toBase58(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8) {
    const block = bytes.subarray(at, at + 8)
    let value = block.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
    let digits = ''
    for (; digits.length < (WIDTHS[block.length] ?? 0); value /= 58n)
      digits = ALPHABET[Number(value % 58n)] + digits
    text += digits
  }
  return text
}

/** Signs a text as version 2 of such signatures: a Schnorr signature over its hash. */
function signText(text: string, keys: Keys, name: keyof Keys): string {
  const secret = keys[name]
  const message = utf8ToBytes(text)
  const hash = keccak_256(
    concatBytes(
      utf8ToBytes('MoneroMessageSignature\0'),
      publicKeys(keys),
      Uint8Array.of(name === 'spend' ? 0 : 1),
      variableLength(message.length),
      message,
    ),
  )
  const nonce = scalar(concatBytes(toBytes(secret), hash))
  const challenge = scalar(concatBytes(hash, pointOf(secret), pointOf(nonce)))
  const response = (((nonce - challenge * secret) % ORDER) + ORDER) % ORDER
  return `SigV2${toBase58(concatBytes(toBytes(challenge), toBytes(response)))}`
}

/** Returns the secret keys of the first subaddress of the first account. */
function subaddressKeys({ spend, view }: Keys): Keys {
  const index = new Uint8Array(8)
  index[4] = 1
  const offset = scalar(concatBytes(utf8ToBytes('SubAddr\0'), toBytes(view), index))
  const own = (spend + offset) % ORDER
  return { spend: own, view: (own * view) % ORDER }
}

const publicKeys = ({ spend, view }: Keys) => concatBytes(pointOf(spend), pointOf(view))

const pointOf = (secret: bigint) => Point.BASE.multiply(secret).toBytes()

const scalar = (bytes: Uint8Array) => toNumber(keccak_256(bytes)) % ORDER

/** Numbers are written with the least significant byte first. */
const toNumber = (bytes: Uint8Array) => bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)

const toBytes = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn))

function variableLength(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80)
  return Uint8Array.of(...bytes, rest)
}
