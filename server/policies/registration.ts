/** Who may open an account under which name, checked in the order of the real server (contract 3.3, 5). */
import { invalid, notSupported } from '../refusal.ts'
import { isUsernameTaken } from '../world/accounts.ts'
import type { World } from '../world/world.ts'

interface Application {
  username: string
  password?: string | null | undefined
  authentication_method?: string | null | undefined
  invite_code?: string | null | undefined
}

export function checkRegistration(world: World, application: Application) {
  const { username, password, authentication_method, invite_code } = application
  if (world.instance.registrations === 'invite') checkInvite(world, invite_code)
  checkUsername(username)
  checkMethod(world, authentication_method ?? 'password')
  // An empty password is one, as far as the server is concerned.
  if (password === undefined || password === null) throw invalid('password is required')
  if (isUsernameTaken(world, username)) throw invalid('user already exists')
  return { username, password }
}

function checkInvite(world: World, code: string | null | undefined): void {
  if (!code) throw invalid('invite code is required')
  if (!world.invites.has(code)) throw invalid('invalid invite code')
}

function checkUsername(username: string): void {
  if (username === '') throw invalid('username is empty')
  if (username.length > 30) throw invalid('username is too long')
  if (!/^[A-Za-z0-9_-]+$/.test(username)) {
    throw invalid('only letters, numbers, hyphens, and underscores are allowed in usernames')
  }
}

function checkMethod(world: World, method: string): void {
  const known = ['password', 'eip4361', 'caip122_monero']
  if (!known.includes(method)) throw invalid('unsupported authentication method')
  const isOffered = world.instance.authentication_methods.includes(method)
  if (!isOffered || method !== 'password') throw notSupported()
}
