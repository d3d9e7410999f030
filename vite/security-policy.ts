/** The policy the built page sets itself, stricter than the server's header (contract 0.7). */
import type { Plugin } from 'vite'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  // Any https address: a file may be attached from a URL.
  "connect-src 'self' https:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types kith-html',
].join('; ')

/** It must stand within the first kilobyte; everything after the policy is bound by it. */
const CHARSET = '<meta charset="utf-8">'

export function securityPolicy(): Plugin {
  return {
    name: 'kith:security-policy',
    apply: () => process.env.KITH_STRICT_CSP !== 'off',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      // The dev server injects styles and scripts of its own, so the policy is for built pages only.
      handler: (html, { server }) =>
        server
          ? html
          : html.replace(
              CHARSET,
              `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
            ),
    },
  }
}
