/** A module as text for a worker; see vite/threads.ts. */
declare module '*?thread' {
  export const code: string
}
