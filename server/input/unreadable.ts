/**
 * An error for a text that cannot be read, with the message of the real server. The reader adds where the
 * text stood.
 */
export class Unreadable extends Error {}
