/**
 * Lists the permissions of each role, and checks them (docs/server/administration.md#roles-and-permissions).
 */
import { forbidden } from '../refusal.ts'
import type { AccountRecord, RoleName } from '../world/records.ts'

export type Permission =
  | 'create_follow_request'
  | 'create_post'
  | 'manage_subscription_options'
  | 'delete_any_post'
  | 'delete_any_profile'

interface RoleRules {
  id: number
  permissions: readonly Permission[]
}

const USER = ['create_follow_request', 'create_post', 'manage_subscription_options'] as const

export const ROLES: Record<RoleName, RoleRules> = {
  user: { id: 1, permissions: USER },
  admin: { id: 2, permissions: [...USER, 'delete_any_post', 'delete_any_profile'] },
  read_only_user: { id: 3, permissions: ['create_follow_request'] },
}

export const may = (account: AccountRecord, permission: Permission): boolean =>
  account.user !== null && ROLES[account.user.role].permissions.includes(permission)

export function demand(account: AccountRecord, permission: Permission): void {
  if (!may(account, permission)) throw forbidden()
}
