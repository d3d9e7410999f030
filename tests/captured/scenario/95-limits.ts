/**
 * Makes the calls that rate limits count by address. All other calls of the scenario have an address of their
 * own.
 */
import type { Caller, CallOptions, Json } from '../caller.ts'
export default async function limits(t: Caller) {
  const address = `10.251.${Number.parseInt(t.stamp, 36) % 250}.1`
  const seconds = (text: Json) =>
    typeof text === 'string' ? text.replace(/\d+/g, 'N') : (text.error?.replace(/\d+\w*/g, 'N') ?? 'answered')
  const repeat = async (name: string, times: number, method: string, path: string, options?: CallOptions) => {
    for (let time = 1; time <= times; time += 1) {
      await t.call(`limits/${name}-${time}`, method, path, {
        address,
        show: seconds,
        fixture: time === times,
        ...options,
      })
    }
  }
  await repeat('registration', 4, 'POST', '/api/v1/accounts', {
    json: { username: 'not valid', password: 'x' },
  })
  await repeat('token', 7, 'POST', '/oauth/token', {
    json: { grant_type: 'password', username: 'nobody', password: 'x' },
  })
  await repeat('search-guest', 4, 'GET', '/api/v1/accounts/search?q=carol')
  await repeat('search-resolve', 4, 'GET', '/api/v1/accounts/search?q=carol&resolve=true', {
    address: `${address}1`,
  })
  await repeat('search-resolve-signed-in', 4, 'GET', '/api/v1/accounts/search?q=carol&resolve=true', {
    as: 'ann',
    address: `${address}2`,
  })
  await repeat(
    'load-activities',
    8,
    'POST',
    '/api/v1/accounts/00000000-0000-4000-8000-000000000000/load_activities',
    { as: 'ann', json: {} },
  )
  await repeat(
    'authorize',
    7,
    'GET',
    '/oauth/authorize?response_type=code&client_id=x&redirect_uri=x&scope=read',
    { show: () => '' },
  )
  await repeat('revoke', 7, 'POST', '/oauth/revoke', { as: 'ann', json: { token: 'x' } })
}
