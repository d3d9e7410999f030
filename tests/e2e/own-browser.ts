import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type PlaywrightTestOptions } from '@playwright/test'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
import { INSECURE_ARGUMENT } from './insecure-host.ts'

/**
 * Starts a Chromium with windows and a profile of its own, for what no other reads: preferences, extensions.
 * It finds the host without HTTPS too, and has a world of its own, which goes by the name of its host.
 */
export async function ownBrowser(
  profile: string,
  { baseURL, extraHTTPHeaders }: Pick<PlaywrightTestOptions, 'baseURL' | 'extraHTTPHeaders'>,
  { args = [], ...more }: { args?: string[]; ignoreDefaultArgs?: string[] } = {},
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...windowedChromiumOptions,
    args: [...(windowedChromiumOptions?.args ?? []), INSECURE_ARGUMENT, ...args],
    ...more,
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  })
  await context.addCookies([{ name: 'kith_world', value: randomUUID(), url: baseURL ?? '' }])
  return context
}
