/** Thrown for a text that is not what it should be, in the words of the real server; whoever reads says where it stood. */
export class Unreadable extends Error {}
