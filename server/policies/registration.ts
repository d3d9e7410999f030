/**
 * Checks a registration, in the order of the real server (docs/server/session.md#sign-up,
 * docs/server/errors.md#signing-up-and-in).
 */
import { invalid, notSupported } from '../refusal.ts'
import { findByWallet, isUsernameTaken } from '../world/accounts.ts'
import type { World } from '../world/world.ts'
import { readEthereumMessage } from './wallet/ethereum-message.ts'
import { readMoneroMessage } from './wallet/monero-message.ts'

interface Application {
  username: string
  password?: string | null | undefined
  message?: string | null | undefined
  signature?: string | null | undefined
  authentication_method?: string | null | undefined
  invite_code?: string | null | undefined
}

export function checkRegistration(world: World, application: Application) {
  const { username, invite_code } = application
  if (world.instance.registrations === 'invite') checkInvite(world, invite_code)
  checkUsername(username)
  const key = readKey(world, application)
  const isTaken = isUsernameTaken(world, username) || isWalletTaken(world, key)
  if (isTaken) throw invalid('user already exists')
  return { username, ...key }
}

function isWalletTaken(world: World, key: Key): boolean {
  if ('wallet' in key) return findByWallet(world, key.wallet) !== undefined
  return 'monero_wallet' in key && findByWallet(world, key.monero_wallet) !== undefined
}

function checkInvite(world: World, code: string | null | undefined): void {
  if (code === undefined || code === null) throw invalid('invite code is required')
  if (!world.invites.has(code)) throw invalid('invalid invite code')
}

/** Refuses a name that no local account can have. */
export function checkUsername(username: string): void {
  if (username === '') throw invalid('username is empty')
  if (!/^[A-Za-z0-9._-]+$/.test(username)) throw invalid('invalid username')
  if (username.length > 30) throw invalid('username is too long')
  if (username.includes('.')) {
    throw invalid('only letters, numbers, hyphens, and underscores are allowed in usernames')
  }
}

type Key = { password: string } | { wallet: string } | { monero_wallet: string }

const METHODS = ['password', 'eip4361', 'caip122_monero']

/** Returns the password or the wallet by which the person will sign in. */
function readKey(world: World, application: Application): Key {
  const method = application.authentication_method ?? 'password'
  if (!METHODS.includes(method)) throw invalid('unsupported authentication method')
  if (!world.instance.authentication_methods.includes(method)) throw notSupported()
  if (method === 'eip4361') return { wallet: readEthereumMessage(world, application).address }
  if (method === 'caip122_monero') return { monero_wallet: readMoneroMessage(world, application).address }
  // The real server accepts an empty password.
  const { password } = application
  if (password === undefined || password === null) throw invalid('password is required')
  return { password }
}
