/** All routes: path, name and access (docs/spec/access.md#routes). Paths are written as in the spec. */

export type RouteAccess =
  | 'guest' // a signed-in user is sent home
  | 'anyone'
  | 'user' // a guest is sent to the landing page
  | 'local-timeline'
  | 'federated-timeline'
  | 'subscription-settings'
  | 'administrator'

interface RouteEntry {
  path: string
  access: RouteAccess
}

export const ROUTES = {
  'landing-page': { path: '/', access: 'guest' },
  about: { path: '/about', access: 'anyone' },
  ethereum: { path: '/ethereum', access: 'guest' },
  home: { path: '/home', access: 'user' },
  'add-account': { path: '/accounts/add', access: 'user' },
  'catch-up': { path: '/catch-up', access: 'user' },
  local: { path: '/local', access: 'local-timeline' },
  'known-network': { path: '/federated', access: 'federated-timeline' },
  post: { path: '/post/:postId', access: 'anyone' },
  tag: { path: '/tag/:tagName', access: 'anyone' },
  'custom-feed-list': { path: '/custom-feeds', access: 'user' },
  'custom-feed': { path: '/custom-feed/:feedId', access: 'user' },
  'custom-feed-timeline': { path: '/custom-feed/:feedId/timeline', access: 'user' },
  explore: { path: '/explore', access: 'user' },
  notifications: { path: '/notifications', access: 'user' },
  profile: { path: '/profile/:profileId', access: 'anyone' },
  'profile-by-acct': { path: '/@:acct', access: 'anyone' },
  'profile-subscription': { path: '/profile/:profileId/subscription', access: 'anyone' },
  'profile-subscription-by-acct': { path: '/@:acct/subscription', access: 'anyone' },
  'profile-gallery': { path: '/profile/:profileId/gallery', access: 'anyone' },
  'profile-gallery-by-acct': { path: '/@:acct/gallery', access: 'anyone' },
  subscriber: { path: '/subscriber/:profileId', access: 'user' },
  'profile-directory': { path: '/profile-directory', access: 'user' },
  'group-list': { path: '/groups', access: 'user' },
  search: { path: '/search', access: 'user' },
  share: { path: '/share', access: 'anyone' },
  'follow-request-list': { path: '/follow-requests', access: 'user' },
  'mute-list': { path: '/mutes', access: 'user' },
  'bookmark-list': { path: '/bookmarks', access: 'user' },
  'like-list': { path: '/likes', access: 'user' },
  'direct-post-list': { path: '/direct', access: 'user' },
  conversation: { path: '/direct/:directId', access: 'user' },
  'followed-conversation-list': { path: '/followed', access: 'user' },
  settings: { path: '/settings', access: 'user' },
  'edit-profile': { path: '/settings/profile', access: 'user' },
  aliases: { path: '/settings/aliases', access: 'user' },
  'undescribed-files': { path: '/settings/descriptions', access: 'user' },
  'identity-proof': { path: '/settings/identity-proof', access: 'user' },
  'import-followers': { path: '/settings/import-followers', access: 'user' },
  'import-follows': { path: '/settings/import-follows', access: 'user' },
  'move-followers': { path: '/settings/move-followers', access: 'user' },
  'account-list': { path: '/settings/accounts', access: 'administrator' },
  receipts: { path: '/subscriptions/receipts', access: 'user' },
  'subscription-settings': { path: '/subscriptions/settings', access: 'subscription-settings' },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

export const ROUTE_NAMES = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES)

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never

export type RouteParams<Name extends RouteName> = Record<ParamNames<(typeof ROUTES)[Name]['path']>, string>

/** Returns the path of a route with its parameters: `pathTo('post', { postId })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): string {
  const values: Record<string, string> = params ?? {}
  // `@` is not encoded: `/@bob@meadow.example`, as the spec and the server write it.
  return ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? '').replaceAll('%40', '@'),
  )
}

/** A route with its decoded parameters. */
export interface RouteMatch {
  name: RouteName
  params: Record<string, string>
}

const PATTERNS = ROUTE_NAMES.map((name) => ({
  name,
  pattern: new RegExp(`^${ROUTES[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}))

/** Returns the route of a path with its parameters decoded; null for a path that is no route. */
export function findRoute(pathname: string): RouteMatch | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(pathname)
    if (match) return { name, params: decodeAll(match.groups ?? {}) }
  }
  return null
}

const decodeAll = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decode(value)]))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray % in a hand-written address
  }
}
