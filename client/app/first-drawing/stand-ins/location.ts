/** Stands in for `platform/location.ts` in the script that draws Home once (vite/first-drawing.ts): nobody goes anywhere. */
export const navigate = () => undefined
export const usePathname = () => location.pathname
export const useHref = () => location.pathname + location.search
export const useSearchParams = () => new URLSearchParams(location.search)
