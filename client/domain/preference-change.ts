/** Makes the body that is sent when a preference changes. */
import { type Keeper, OWN_KEY, type Preferences, storedValues } from './preference.ts'

/** Returns the body for a changed preference. It replaces the whole value, so unknown keys go along. */
export const configWith = (viewer: Keeper, changed: Partial<Preferences>) => ({
  [OWN_KEY]: { ...storedValues(viewer), ...changed },
})
