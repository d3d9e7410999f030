/**
 * Registers this client with the server, so that sessions have its name
 * (docs/spec/sign-in.md#name-of-the-client).
 */
import { registerApplication } from '#contract/endpoints/session.ts'
import type { Application } from '#contract/entities/session.ts'
import { inTime } from '#platform/time/in-time.ts'
import { STORED_APPLICATION } from '../storage/stored-application.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { call } from './api.ts'

/** The scopes of every session of this client. */
export const SCOPE = 'read write'

/** Milliseconds that signing in waits for the registration. */
const WORTH_WAITING = 500

/** The registration of this visit: it is tried once. */
let registration: Promise<Application | null> | null = null

/** Registers the client, unless that was done before. Called ahead, signing in does not wait for it. */
export function prepareApplication(): Promise<Application | null> {
  registration ??= Promise.resolve(readStoredValue(STORED_APPLICATION) ?? register())
  return registration
}

/** Returns the registration, or null where there is none in time. */
export const applicationInTime = (): Promise<Application | null> =>
  inTime(WORTH_WAITING, prepareApplication).catch(() => null)

/** Forgets a registration that the server does not know any more. The next sign-in registers anew. */
export function forgetApplication(): void {
  registration = null
  writeStoredValue(STORED_APPLICATION, null)
}

async function register(): Promise<Application | null> {
  try {
    const application = await call(registerApplication, {
      body: { client_name: 'Kith', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: SCOPE },
    })
    writeStoredValue(STORED_APPLICATION, application)
    return application
  } catch (error) {
    console.warn('the session will have no name', error)
    return null
  }
}
