/**
 * Writes a policy into the built page that is stricter than the server's
 * (docs/server/policy-and-files.md#content-security-policy, docs/spec/instance.md#security-policy).
 */
import type { Plugin } from 'vite'

export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  // Files can be attached from any https address.
  "connect-src 'self' https:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types kith-html kith-worker',
].join('; ')

/**
 * The page's own scripts and style sheets. They stand before the policy, because a browser fetches nothing
 * ahead of the parser once it has seen one; it allows them anyway. All that a server writes into the page
 * comes after it.
 */
const OWN = / *<(?:script|link rel="(?:modulepreload|stylesheet)") [^>]*>(?:<\/script>)?\n/g
const TITLE = / *<title>/

export function securityPolicy(): Plugin {
  return {
    name: 'kith:security-policy',
    apply: () => process.env.KITH_STRICT_CSP !== 'off',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      // The dev server injects styles and scripts of its own, so only built pages have the policy.
      handler: (html, { server }) => (server ? html : withPolicy(html)),
    },
  }
}

function withPolicy(html: string): string {
  const own = html.match(OWN)?.join('') ?? ''
  const policy = `    <meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`
  return html.replace(OWN, '').replace(TITLE, (title) => own + policy + title)
}
