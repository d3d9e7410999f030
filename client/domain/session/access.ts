/**
 * Decides who may open a route, and where everyone else is sent (docs/spec/access.md#guards,
 * docs/spec/access.md#who-manages-subscriptions).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { isAdmin, mayManageSubscription } from './permission.ts'
import type { RouteAccess, RouteName } from './route-map.ts'

/** The person who uses the page. A token makes a user at once; the account arrives a moment later. */
export type Visitor = { kind: 'guest' } | { kind: 'user'; account: Account | null }

/** `wait`: the decision needs something that is still loading. A route name: where to go instead. */
export type Verdict = 'allow' | 'wait' | Extract<RouteName, 'home' | 'landing-page' | 'settings'>

type InstanceRules = Pick<Instance, 'allow_unauthenticated' | 'federated_timeline_restricted'>

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
  }
}

/**
 * Returns whether the viewer may open the federated timeline. Unknown instance info counts as restricted
 * (docs/spec/navigation.md#sidebar).
 */
export const maySeeFederated = (instance: InstanceRules | null, viewer: Account | null) =>
  instance?.federated_timeline_restricted === false || isAdmin(viewer)
