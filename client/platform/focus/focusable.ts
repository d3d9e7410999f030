/** Selects what can have the focus. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
