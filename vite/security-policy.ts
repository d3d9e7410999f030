/**
 * Writes a policy into the built page that is stricter than the server's
 * (docs/server/policy-and-files.md#content-security-policy, docs/spec/instance.md#security-policy).
 */
import type { Plugin } from 'vite'

const POLICY = [
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

/** The charset must be within the first kilobyte. The policy follows it and binds everything after it. */
const CHARSET = '<meta charset="utf-8">'

export function securityPolicy(): Plugin {
  return {
    name: 'kith:security-policy',
    apply: () => process.env.KITH_STRICT_CSP !== 'off',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      // The dev server injects styles and scripts of its own, so only built pages have the policy.
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
