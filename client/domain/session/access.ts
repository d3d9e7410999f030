/**
 * Decides who may open a route, and where everyone else is sent (docs/spec/access.md#guards,
 * docs/spec/access.md#who-manages-subscriptions, docs/spec/administration.md#list-of-accounts).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isKnownSince } from '../instance.ts'
import { isAdmin, mayManageSubscription } from './permission.ts'
import type { RouteAccess, RouteName } from './route-map.ts'

/** The person who uses the page. A token makes a user at once; the account arrives a moment later. */
export type Visitor = { kind: 'guest' } | { kind: 'user'; account: Account | null }

/** `wait`: the decision needs something that is still loading. A route name: where to go instead. */
export type Verdict = 'allow' | 'wait' | Extract<RouteName, 'home' | 'landing-page' | 'settings'>

type InstanceRules = Pick<Instance, 'allow_unauthenticated' | 'federated_timeline_restricted' | 'version'>

/** Decides whether a visitor may open a route. `instance` is null until it is loaded. */
export function checkAccess(access: RouteAccess, visitor: Visitor, instance: InstanceRules | null): Verdict {
  switch (access) {
    case 'anyone':
      return 'allow'
    case 'guest':
      return visitor.kind === 'guest' ? 'allow' : 'home'
    case 'user':
      return visitor.kind === 'user' ? 'allow' : 'landing-page'
    case 'local-timeline':
      if (visitor.kind === 'user') return 'allow'
      if (!instance) return 'wait'
      return instance.allow_unauthenticated.timeline_local ? 'allow' : 'landing-page'
    case 'federated-timeline':
      if (visitor.kind === 'guest') return 'landing-page'
      if (!instance || !visitor.account) return 'wait'
      return maySeeFederated(instance, visitor.account) ? 'allow' : 'home'
    case 'subscription-settings':
      if (visitor.kind === 'guest') return 'landing-page'
      if (!visitor.account) return 'wait'
      return mayManageSubscription(visitor.account) ? 'allow' : 'settings'
    case 'administrator':
      if (visitor.kind === 'guest') return 'landing-page'
      if (!instance || !visitor.account) return 'wait'
      return mayListAccounts(instance, visitor.account) ? 'allow' : 'settings'
  }
}

/**
 * Returns whether the viewer may open the federated timeline. Unknown instance info counts as restricted
 * (docs/spec/navigation.md#sidebar).
 */
export const maySeeFederated = (instance: InstanceRules | null, viewer: Account | null) =>
  instance?.federated_timeline_restricted === false || isAdmin(viewer)

/** Returns whether the viewer may see the list of accounts: administrators may, where the server has it. */
export const mayListAccounts = (instance: Pick<Instance, 'version'> | null, viewer: Account | null) =>
  isAdmin(viewer) && isKnownSince(instance?.version ?? '', 5, 9)
