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

export function securityPolicy(): Plugin {
  return {
    name: 'kith:security-policy',
    apply: () => process.env.KITH_STRICT_CSP !== 'off',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => {
        // Vite's own client needs inline styles, so the policy is for built pages only.
        if (server) return html
        // Last in the head: browsers ask for nothing ahead that stands behind a policy (Chromium waits 300 ms on a
        // slow phone). What stands before it is our own, and all that happens later is under the policy.
        const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
        return html.replace('</head>', `  ${policy}\n  </head>`)
      },
    },
  }
}
