/**
 * Checks a registration, in the order of the real server (docs/server/session.md#sign-up,
 * docs/server/errors.md#signing-up-and-in).
 */
import { invalid, notSupported } from '../refusal.ts'
import { findByWallet, isUsernameTaken } from '../world/accounts.ts'
import type { World } from '../world/world.ts'
import { readWalletMessage } from './wallet.ts'

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
  const isTaken = isUsernameTaken(world, username) || ('wallet' in key && findByWallet(world, key.wallet))
  if (isTaken) throw invalid('user already exists')
  return { username, ...key }
}

function checkInvite(world: World, code: string | null | undefined): void {
  if (code === undefined || code === null) throw invalid('invite code is required')
  if (!world.invites.has(code)) throw invalid('invalid invite code')
}

function checkUsername(username: string): void {
  if (username === '') throw invalid('username is empty')
  if (!/^[A-Za-z0-9._-]+$/.test(username)) throw invalid('invalid username')
  if (username.length > 30) throw invalid('username is too long')
  if (username.includes('.')) {
    throw invalid('only letters, numbers, hyphens, and underscores are allowed in usernames')
  }
}

const METHODS = ['password', 'eip4361', 'caip122_monero']

/** Returns the password or the wallet by which the person will sign in. */
function readKey(world: World, application: Application): { password: string } | { wallet: string } {
  const method = application.authentication_method ?? 'password'
  if (!METHODS.includes(method)) throw invalid('unsupported authentication method')
  // This server has no Monero wallet.
  const isOffered = world.instance.authentication_methods.includes(method) && method !== 'caip122_monero'
  if (!isOffered) throw notSupported()
  if (method === 'eip4361') return { wallet: readWalletMessage(world, application).address }
  // The real server accepts an empty password.
  const { password } = application
  if (password === undefined || password === null) throw invalid('password is required')
  return { password }
}
