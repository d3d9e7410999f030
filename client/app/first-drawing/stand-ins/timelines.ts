/** Stands in for `data/posts/timelines.ts` in the script that draws Home once (vite/first-drawing.ts): the list has been asked for. */
export const homeTimelineQuery = { queryKey: ['home'] }
