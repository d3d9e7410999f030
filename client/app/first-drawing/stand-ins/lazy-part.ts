/** Stands in for `i18n/lazy-part.ts` in the script that draws Home once (vite/first-drawing.ts): no part loads its code. */
import { LATER } from './react.ts'

export const lazyPart = () => LATER
export const latePart = () => LATER
export const withTexts = () => undefined
