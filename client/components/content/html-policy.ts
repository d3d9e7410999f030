/** The policy by which strings may be parsed as HTML. The page allows each policy once, by its name (vite/security-policy.ts). */
declare global {
  interface Window {
    /** TypeScript's DOM library does not know it yet, and asks for a string where a trusted value is passed. */
    readonly trustedTypes?: {
      createPolicy<Rules>(name: string, rules: Rules): Rules
    }
  }
}

/**
 * Lets every string pass, because `parse-html.ts` alone uses it, the only place that parses HTML from the server: the result stays
 * in an inert document, where nothing loads or runs, and is only read.
 */
export const htmlPolicy = window.trustedTypes?.createPolicy('kith-html', {
  createHTML: (html: string) => html,
})
