/** Finds the person who signs in, by each of the methods (docs/server/session.md#get-a-token). */
import { invalid, notFound, Refusal } from '../refusal.ts'
import { findAccount, findByWallet } from '../world/accounts.ts'
import { digest } from '../world/digest.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { readEthereumMessage } from './wallet/ethereum-message.ts'
import { readMoneroMessage } from './wallet/monero-message.ts'
import { spendNonce } from './wallet/nonces.ts'
import type { WalletProof } from './wallet/signed-message.ts'

type Maybe<Value> = Value | null | undefined

interface Credentials {
  username?: Maybe<string>
  password?: Maybe<string>
  message?: Maybe<string>
  signature?: Maybe<string>
  code?: Maybe<string>
  client_id?: Maybe<string>
}

const GRANTS: ReadonlyMap<string, (world: World, credentials: Credentials) => AccountRecord> = new Map(
  Object.entries({
    password: signInWithPassword,
    eip4361: (world, credentials) => signInWithWallet(world, readEthereumMessage(world, credentials)),
    caip122_monero: (world, credentials) => signInWithWallet(world, readMoneroMessage(world, credentials)),
    authorization_code: signInWithCode,
  }),
)

export function signIn(world: World, grant: string, credentials: Credentials): AccountRecord {
  const { client_id } = credentials
  if (client_id && !world.apps.has(client_id)) throw new Refusal(401, 'invalid client credentials')
  const signInBy = GRANTS.get(grant)
  if (!signInBy) throw invalid('unsupported grant type')
  return signInBy(world, credentials)
}

/**
 * Signs in with a password. An unknown name and a wrong password have different refusals, as on the real
 * server.
 */
function signInWithPassword(world: World, { username, password }: Credentials): AccountRecord {
  if (username === undefined || username === null) throw invalid('username is required')
  const account = findAccount(world, username)
  if (!account?.user) throw notFound('user')
  if (password === undefined || password === null) throw invalid('password is required')
  if (account.user.password_digest === null) throw invalid('password auth is disabled')
  if (account.user.password_digest !== digest(password)) throw invalid('incorrect password')
  return account
}

function signInWithWallet(world: World, proof: WalletProof): AccountRecord {
  spendNonce(world, proof)
  const account = findByWallet(world, proof.address)
  if (!account) throw notFound('user')
  return account
}

/**
 * Refuses every code: only the form for other applications gives out codes, and this server does not show it.
 */
function signInWithCode(_world: World, { code, client_id }: Credentials): never {
  if (!code) throw invalid('authorization code is required')
  if (!client_id) throw invalid('client ID is required')
  throw notFound('authorization')
}
