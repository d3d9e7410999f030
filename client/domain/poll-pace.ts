/**
 * Decides how often the server is asked for new entries (docs/server/notifications.md#how-often-to-ask,
 * docs/spec/lists.md#new-posts, docs/spec/conventions.md#what-an-open-page-costs).
 */

/** Milliseconds between two questions. */
const WHILE_READING = 45_000
const WHILE_AWAY = 300_000
const WHILE_FORGOTTEN = 900_000

/**
 * Milliseconds without a key, a touch or a scroll after which nobody is reading, and after which the tab was
 * left open.
 */
const AWAY_AFTER = 120_000
const FORGOTTEN_AFTER = 1_200_000

/**
 * Returns the milliseconds until the next question. `idle`: milliseconds since the last input in any tab.
 * A reader who comes back is served at once, because an input asks again.
 */
export function nextPollDelay(idle: number): number {
  if (idle < AWAY_AFTER) return WHILE_READING
  return idle < FORGOTTEN_AFTER ? WHILE_AWAY : WHILE_FORGOTTEN
}
