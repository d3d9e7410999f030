/** The policy the built page sets itself, stricter than the server's header (contract 0.7). */
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

/**
 * The first statement of the start script. Written into the markup instead, the policy would keep Chromium from
 * asking for scripts ahead of the parser, which costs a slow phone 0.4 s.
 */
export function setPolicy(): string {
  if (process.env.KITH_STRICT_CSP === 'off') return ''
  return `document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${JSON.stringify(POLICY)}}));`
}
