/** Makes the body that is sent when a preference changes (docs/spec/conventions.md#preferences). */
import { type AccountWithConfig, OWN_KEY, type Preferences, storedValues } from './preference.ts'

/** Returns the body for a changed preference. It replaces the whole value, so it contains the unknown keys too. */
export const configWith = (viewer: AccountWithConfig, changed: Partial<Preferences>) => ({
  [OWN_KEY]: { ...storedValues(viewer), ...changed },
})
