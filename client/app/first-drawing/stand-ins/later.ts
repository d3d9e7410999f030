/** Stands in for modules that have nothing to do in the script that draws Home once (vite/first-drawing.ts). */
const nothing = () => undefined

/** In the place of `platform/patience.ts`: no code is loaded. */
export const patiently = nothing

/** In the place of `components/feedback/ErrorNotice.tsx`: where something fails, nothing is drawn. */
export const ErrorNotice = nothing

/** In the place of `components/profile/NamesakeAddress.tsx` and `domain/profile/shared-names.ts`: few people have a namesake. */
export const NamesakeAddress = nothing
export const hostToSay = nothing

/** In the place of `components/content/isolated-names.ts`: links have their direction, and few texts hold a name that is none. */
export const isolatedNames = (text: string) => [text]
