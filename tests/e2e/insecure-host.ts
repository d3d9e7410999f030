/**
 * An address that is no secure context, as an onion service or a server at home: browsers take
 * `http://127.0.0.1` for one. The name leads to this machine in Chromium and, because the tests call the
 * server too, in this process.
 */
import dns from 'node:dns'

export const INSECURE_HOST = 'kith.test'

/** The argument that tells Chromium where the name leads. */
export const INSECURE_ARGUMENT = `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`

/** Lets the name lead to this machine for the calls of this process. */
export function resolveInsecureHost(): void {
  const { lookup } = dns.promises
  const resolve = (name: string, ...others: unknown[]) =>
    Reflect.apply(lookup, dns.promises, [name === INSECURE_HOST ? '127.0.0.1' : name, ...others])
  Object.assign(dns.promises, { lookup: resolve })
}
