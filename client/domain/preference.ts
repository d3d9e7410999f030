/**
 * Reads the viewer's preferences, which the server stores under the client's name
 * (docs/spec/conventions.md#preferences).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'

export const OWN_KEY = 'kith'
const OLDER_KEY = 'mitra-web' // same field names; read once as the starting point, never written

export interface Preferences {
  contentWarningsEnabled: boolean
  defaultVisibility: Visibility
  ctrlEnterEnabled: boolean
  conversationNewTabEnabled: boolean
  /** How many seconds a post waits after a press on Publish and can be undone; 0 sends it at once. */
  undoSeconds: number
}

/** The values of `undoSeconds` that can be chosen. */
export const UNDO_SECONDS: readonly number[] = [0, 5, 10, 20]

const DEFAULTS: Preferences = {
  contentWarningsEnabled: true,
  defaultVisibility: 'public',
  ctrlEnterEnabled: false,
  conversationNewTabEnabled: false,
  undoSeconds: 0,
}

export type AccountWithConfig = Pick<Account, 'client_config'> | null

/** Returns the stored object as it is, unknown keys included. */
export function storedValues(viewer: AccountWithConfig): Record<string, unknown> {
  const stored = viewer?.client_config?.[OWN_KEY] ?? viewer?.client_config?.[OLDER_KEY]
  return isObject(stored) ? stored : {}
}

/** Returns the stored preferences, with defaults for missing values and values of a wrong type. */
export function preferencesOf(viewer: AccountWithConfig): Preferences {
  const values = storedValues(viewer)
  const flag = (key: keyof Preferences, otherwise: boolean) => {
    const value = values[key]
    return typeof value === 'boolean' ? value : otherwise
  }
  return {
    contentWarningsEnabled: flag('contentWarningsEnabled', DEFAULTS.contentWarningsEnabled),
    defaultVisibility: visibilityFrom(values.defaultVisibility),
    ctrlEnterEnabled: flag('ctrlEnterEnabled', DEFAULTS.ctrlEnterEnabled),
    conversationNewTabEnabled: flag('conversationNewTabEnabled', DEFAULTS.conversationNewTabEnabled),
    undoSeconds: UNDO_SECONDS.find((seconds) => seconds === values.undoSeconds) ?? DEFAULTS.undoSeconds,
  }
}

function visibilityFrom(stored: unknown): Visibility {
  // Two readings of the stored word: `private` and `followers` mean the same (docs/spec/writing.md#audiences).
  if (stored === 'private' || stored === 'followers') return 'private'
  return stored === 'subscribers' ? 'subscribers' : DEFAULTS.defaultVisibility
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
