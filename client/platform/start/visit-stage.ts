/**
 * Owns how far a visit has come, from the empty page to one that the server has confirmed (docs/reading.md).
 * The stage stands on the root element, where the style sheets read it, because the scripts of a visit share
 * nothing but the page.
 */

export type VisitStage = 'blank' | 'outline' | 'stored' | 'page'

export type VisitEvent = 'waited' | 'drawn as stored' | 'drawn' | 'confirmed'

const NEXT: Record<VisitStage, Partial<Record<VisitEvent, VisitStage>>> = {
  blank: { waited: 'outline', 'drawn as stored': 'stored', drawn: 'page' },
  outline: { 'drawn as stored': 'stored', drawn: 'page' },
  stored: { confirmed: 'page' },
  page: {},
}

export const STAGES = Object.keys(NEXT) as VisitStage[]

/** Returns the stage after an event; the same one where the event changes nothing any more. */
export const nextStage = (stage: VisitStage, event: VisitEvent): VisitStage => NEXT[stage][event] ?? stage

/** Notes that something has happened in this visit. */
export function noteVisit(event: VisitEvent): void {
  const { dataset } = document.documentElement
  dataset.visit = nextStage(STAGES.find((stage) => stage === dataset.visit) ?? 'blank', event)
}
