/** Stands in for `components/content/html-policy.ts` in the script that draws Home once (vite/first-drawing.ts): it does the same under another name. */
export const htmlPolicy = window.trustedTypes?.createPolicy('kith-drawing', {
  createHTML: (html: string) => html,
})
