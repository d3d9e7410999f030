/**
 * Compares what is drawn with pictures of three tenths of its size, in which letters are grey lines: how
 * they are drawn may differ a little, shapes, places and colours may not
 * (docs/contributing.md#pictures-that-are-compared).
 */
import { expect, type Locator, type Page, test } from '@playwright/test'
import fonts from '../pictures/fonts.json' with { type: 'json' }

/** The settings of a journey that compares pictures. */
export const SMALL = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.3 }

/** How far a colour may be from that of the picture, of 1, and how many dots may be farther. */
const THRESHOLD = 0.1
const DIFFERENT_DOTS = 30

/** Compares with `tests/pictures/<name>.png`; `--update-snapshots` takes the picture anew. */
export async function expectToLook(what: Locator | Page, name: string): Promise<void> {
  const widths = await widthsOfFonts('goto' in what ? what : what.page())
  test.skip(JSON.stringify(widths) !== JSON.stringify(fonts), `this machine has other fonts: ${widths}`)
  const options = {
    scale: 'device',
    threshold: THRESHOLD,
    maxDiffPixels: DIFFERENT_DOTS,
    animations: 'disabled',
  } as const
  if ('goto' in what) await expect(what).toHaveScreenshot(`${name}.png`, options)
  else await expect(what).toHaveScreenshot(`${name}.png`, options)
}

/** Returns the widths of a line in each kind of font: with other fonts everything stands elsewhere. */
const widthsOfFonts = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d')
    if (brush === null) throw new Error('this browser draws nothing')
    return ['system-ui', 'serif', 'monospace'].map((font) => {
      brush.font = `100px ${font}`
      return Math.round(brush.measureText('Hamburgefonstiv نمایه 😀').width)
    })
  })
