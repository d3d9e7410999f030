/**
 * Reads the messages and signatures that a real server judged, as the calls that bring them (README.md beside
 * this file).
 */
import { readArchive } from './archive.ts'

interface Judged {
  name: string
  accepted: boolean
  status: number
  error: string | null
}

interface SignIn extends Judged {
  for: 'token' | 'registration'
  message: string
  signature: string | null
}

/** A claim that was signed, and the proof that was sent. */
export interface Proof extends Judged {
  proof_type: string
  signer: string
  /** The actor id of the person. */
  actor: string
  did: string
  created_at: string
  claim: string
  signature: string
}

interface MoneroKeys {
  address: string
  view_key: string
  spend_key: string
  subaddress: { address: string }
}

/** The files of a pair of keys, made by minisign or signify. They have no password. */
interface KeyFiles {
  public_key_file: string
  secret_key_file: string
}

interface File {
  instance_url: string
  login_message: string
  ethereum_signin: { vectors: SignIn[] }
  monero_signin: { keys: MoneroKeys; vectors: SignIn[] }
  identity_proofs: { keys: Record<'minisign' | 'minisign_2' | 'signify', KeyFiles>; vectors: Proof[] }
}

/** One call with a signature, and the judgement of the real server. */
export interface Vector {
  name: string
  accepted: boolean
  judgement: { status: number; error: string | null }
  /** The person who calls, or null for a guest. */
  acct: string | null
  path: string
  body: Record<string, string | null>
}

const file = readArchive<File>('mitra-5.9-money/vectors.json')

export const { instance_url, login_message } = file

/** The wallet that signed in. */
export const moneroKeys = file.monero_signin.keys

/** The proofs by themselves: what was signed is not sent. */
export const proofs = file.identity_proofs.vectors

export const keyFiles = file.identity_proofs.keys

/** All calls by kind, in the order in which they were made. */
export const kinds: { kind: string; vectors: Vector[] }[] = [
  { kind: 'Ethereum', vectors: file.ethereum_signin.vectors.map((sent) => signIn('eip4361', sent)) },
  { kind: 'Monero', vectors: file.monero_signin.vectors.map((sent) => signIn('caip122_monero', sent)) },
  { kind: 'identity', vectors: proofs.map(proof) },
]

function signIn(method: string, { message, signature, ...judged }: SignIn): Vector {
  const { name } = judged
  if (judged.for === 'token') {
    return vector(judged, { path: '/oauth/token', body: { grant_type: method, message, signature } })
  }
  const username = name === 'register-name-taken' ? 'alice' : name.slice(0, 30)
  return vector(judged, {
    path: '/api/v1/accounts',
    body: { username, authentication_method: method, message, signature },
  })
}

function proof({ actor, proof_type, did, signature, created_at, ...judged }: Proof): Vector {
  return vector(judged, {
    acct: actor.split('/').at(-1) ?? null,
    path: '/api/v1/accounts/identity_proof',
    body: { proof_type, did, signature, created_at },
  })
}

function vector(
  { name, accepted, status, error }: Judged,
  { acct = null, path, body }: Partial<Vector> & Pick<Vector, 'path' | 'body'>,
): Vector {
  return { name, accepted, judgement: { status, error }, acct, path, body }
}
