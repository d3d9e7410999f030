/**
 * Compares what is drawn with pictures of three tenths of its size, in which letters are grey lines: how
 * they are drawn may differ a little, shapes, places and colours may not
 * (docs/contributing.md#pictures-that-are-compared).
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** The settings of a journey that compares pictures. */
export const SMALL = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.3 }

/** How far a colour may be from that of the picture, of 1, and how many dots may be farther. */
const THRESHOLD = 0.1
const DIFFERENT_DOTS = 30

/** Compares with `tests/pictures/<name>.png`; `--update-snapshots` takes the picture anew. */
export async function expectToLook(what: Locator | Page, name: string): Promise<void> {
  const options = {
    scale: 'device',
    threshold: THRESHOLD,
    maxDiffPixels: DIFFERENT_DOTS,
    animations: 'disabled',
  } as const
  if ('goto' in what) await expect(what).toHaveScreenshot(`${name}.png`, options)
  else await expect(what).toHaveScreenshot(`${name}.png`, options)
}
