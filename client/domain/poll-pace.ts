/**
 * Decides how often the server is asked for new entries (docs/server/notifications.md#how-often-to-ask,
 * docs/spec/lists.md#new-posts).
 */

/** Milliseconds. */
const WHILE_READING = 45_000
const WHILE_AWAY = 300_000

/** Milliseconds without a key, a touch or a scroll after which nobody is reading. */
const AWAY_AFTER = 120_000

/** Returns the milliseconds until the next question. `idle`: milliseconds since the last input in any tab. */
export const nextPollDelay = (idle: number) => (idle < AWAY_AFTER ? WHILE_READING : WHILE_AWAY)
