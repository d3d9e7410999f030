/** The differences to the captured answers that are meant to be, each with its reason. */

export interface Explanation {
  /** The case, or all that begin with the same words when it ends with `/`. */
  cases: string
  /** The beginning of the path of what differs; any when left out. */
  path?: string
  reason: string
}

export const EXPLAINED: Explanation[] = []

/** Calls that the reference server does not answer yet: the features that need them are not built. */
export const NOT_BUILT: Record<string, string> = {
  'accounts/aliases': 'aliases are part of the settings',
  'accounts/load-activities': 'posts of people elsewhere are loaded from their profiles',
  'transport/origin/page': 'files of the web client are served beside the API',
}

/** Areas whose answers are not compared yet. */
export const NOT_COMPARED = new Set<string>([
  'admin',
  'closed-instance',
  'content',
  'groups',
  'identity',
  'instance',
  'limits',
  'media',
  'notifications',
  'pages',
  'session',
  'settings',
  'statuses',
  'subscriptions',
  'wallet',
])
