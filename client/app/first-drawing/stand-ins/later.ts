/** Stands in for modules that have nothing to do in the script that draws Home once (vite/first-drawing.ts). */
const nothing = () => undefined

/** In the place of `platform/patience.ts`: no code is loaded. */
export const patiently = nothing

/** In the place of `components/feedback/ErrorNotice.tsx`: where something fails, nothing is drawn. */
export const ErrorNotice = nothing
