/** Says whether a server is too old for what a journey is about; on our own server that is never so. */
import type { APIRequestContext } from '@playwright/test'
import { isOlderThan } from '#domain/instance.ts'

/** Returns whether the server is of an earlier version than this one. */
export async function isServerOlderThan(
  request: APIRequestContext,
  major: number,
  minor: number,
): Promise<boolean> {
  const { version } = await (await request.get('/api/v1/instance')).json()
  return isOlderThan(version, major, minor)
}
