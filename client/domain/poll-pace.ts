/** How often the server is asked whether there is something new (contract 8: be polite, there is no push). */

/** Milliseconds. */
const WHILE_READING = 45_000
const WHILE_AWAY = 300_000

/** Without a key, a touch or a scroll for so long, nobody is reading. */
const AWAY_AFTER = 120_000

/** Milliseconds from one question to the next; `idle`: since somebody last did something in any tab. */
export const nextPollDelay = (idle: number) => (idle < AWAY_AFTER ? WHILE_READING : WHILE_AWAY)
