/**
 * Decides when the client offers to be installed: once, to somebody who keeps coming back
 * (docs/spec/instance.md#installing-the-client).
 */

/** On how many days somebody has been here before they are asked. */
const DAYS = 3

export interface InstallOffer {
  /** On how many days somebody was here. */
  days: number
  /** The last of these days: `2026-11-22`. */
  last: string
  /** They were asked, and have answered or installed it. */
  answered: boolean
}

export const NO_VISITS: InstallOffer = { days: 0, last: '', answered: false }

/** Returns the note with a visit; the same note for another visit on the same day. */
export const withVisit = (offer: InstallOffer, day: string): InstallOffer =>
  offer.last === day ? offer : { ...offer, days: offer.days + 1, last: day }

/** Returns whether it is time to ask. */
export const isTimeToOffer = ({ days, answered }: InstallOffer): boolean => days >= DAYS && !answered
