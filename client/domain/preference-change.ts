/** What is sent when a preference changes (decisions "Preferences key"). */
import { type Keeper, OWN_KEY, type Preferences, storedValues } from './preference.ts'

/** What the server is told when a preference changes. It replaces the whole value, so what we do not know goes along. */
export const configWith = (viewer: Keeper, changed: Partial<Preferences>) => ({
  [OWN_KEY]: { ...storedValues(viewer), ...changed },
})
