/**
 * Decides what a role allows (docs/spec/access.md#writing-needs-a-permission,
 * docs/spec/access.md#who-is-an-administrator, docs/spec/access.md#who-manages-subscriptions,
 * docs/server/administration.md#roles-and-permissions).
 */
import type { Account } from '#contract/entities/account.ts'

type Person = Pick<Account, 'role'>

const holds = (person: Person | null, permission: string) =>
  person?.role?.permissions_names.includes(permission) ?? false

export const mayCreatePost = (viewer: Person | null) => holds(viewer, 'create_post')

export const isAdmin = (viewer: Person | null) => holds(viewer, 'delete_any_profile')

export const mayManageSubscription = (viewer: Person | null) => holds(viewer, 'manage_subscription_options')
