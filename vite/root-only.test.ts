/** Tests docs/spec/instance.md#no-sub-path. */
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { rootOnly } from './root-only.ts'

const withBase = (base: string) =>
  resolveConfig({ configFile: false, base, plugins: [rootOnly()] }, 'build').then(() => 'built')

// docs/spec/instance.md#no-sub-path
test('a build for a folder of a host is refused, with the reason', async () => {
  expect(await withBase('/')).toBe('built')
  await expect(withBase('/kith/')).rejects.toThrow('root of a host, not below /kith/')
})
