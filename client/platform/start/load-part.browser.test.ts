/** Tests docs/spec/navigation.md#a-part-that-is-missing: the style sheets that a part brings. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const SHEET = 'client/styles/tokens.css'
const OTHER = 'client/styles/reset.css'

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
const inUse = (name: string) => links('stylesheet').filter(({ href }) => href.endsWith(name))

afterEach(() => {
  for (const link of [...links('stylesheet'), ...links('preload'), ...links('modulepreload')]) link.remove()
})

test('a part comes when its sheets are in use, each of which is asked for once', async () => {
  const load = () => Promise.resolve(inUse(SHEET).filter(({ sheet }) => sheet !== null).length)
  expect(await Promise.all([loadPart(load, [SHEET]), loadPart(load, [SHEET, OTHER])])).toEqual([1, 1])
  expect(await loadPart(load, [SHEET])).toBe(1)
  expect(inUse(OTHER)).toHaveLength(1)
})

test('a sheet that cannot be loaded fails its part, leaves nothing, and is asked for again', async () => {
  const missing = `missing-${crypto.randomUUID()}.css`
  const added = vi.spyOn(document.head, 'append')
  onTestFinished(() => added.mockRestore())
  let loaded = 0
  const load = () => Promise.resolve(++loaded)
  for (let tries = 0; tries < 2; tries++) {
    await expect(loadPart(load, [missing])).rejects.toThrow('could not be loaded')
    expect(links('preload')).toEqual([])
  }
  expect(loaded).toBe(0)
  expect(added, 'the preload and the sheet, twice').toHaveBeenCalledTimes(4)
})
