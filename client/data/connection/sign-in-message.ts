/** Collects what every message for signing in says (docs/spec/sign-in.md#sign-in-messages). */
import { randomHex } from '#platform/ids/random.ts'
import { serverNow } from '#platform/time/server-time.ts'

/** Returns the parts of a fresh message, all but the address. */
export const freshParts = (statement: string) => ({
  host: serverHost(),
  origin: location.origin,
  statement,
  nonce: randomHex(8),
  issuedAt: new Date(serverNow()).toISOString(),
})

/** Returns the host without a port, of the page or of the server that the client was built for. */
const serverHost = () => new URL(import.meta.env.VITE_SERVER_ORIGIN || location.origin).hostname
