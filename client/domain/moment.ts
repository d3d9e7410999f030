/** The last moment that a date can have, and the first before 1970, in milliseconds. */
const LAST = 8.64e15

/** Returns whether a date can have this time: to format another one throws. */
export const isMoment = (time: number): boolean => Math.abs(time) <= LAST
