/**
 * Names the failures of changes that were not made, because what is stored could not be read
 * (docs/spec/settings.md#what-cannot-be-read).
 */

/** The message of a change that holds on this device, until what is stored can be read. */
export const HELD = 'the stored preferences cannot be read'

/** The message of a change that was not made. */
export const NOT_CHANGED = 'what is to be changed cannot be read'
