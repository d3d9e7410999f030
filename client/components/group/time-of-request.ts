/**
 * Returns when the list of drafts asked to go on with what is written to the group of the page; null where it
 * did not. The history entry says so (`openEditor`).
 */
export const timeOfRequest = (state: unknown): number | null =>
  typeof state === 'object' &&
  state !== null &&
  'write' in state &&
  state.write === 'group' &&
  'at' in state &&
  typeof state.at === 'number'
    ? state.at
    : null
