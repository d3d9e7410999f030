/**
 * Registers the tests of screens: with each of today’s texts in every field no page is too wide and no row
 * too high.
 */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { findOverflow, findTooHigh } from './measures.ts'
import { openScreen } from './open-screen.tsx'
import type { Screen } from './screens.ts'
import { TEXTS } from './texts.ts'

const NARROWEST = 320
const WIDER = [390, 1280]
const HEIGHT = 844

/** Texts that could make a row too high. */
const IS_HIGH = /piled|long word|five|right to left/

export function expectScreensToFit(screens: Readonly<Record<string, Screen>>): void {
  describe.each(Object.entries(screens))('%s', (_, screen) => {
    const texts = Object.entries(TEXTS).filter(([name]) => screen.texts?.includes(name) ?? true)
    test.each(shareOfToday(texts, 4))(
      'keeps its width and its rows: %s',
      async (name, text) => {
        await page.viewport(NARROWEST, HEIGHT)
        await openScreen(screen, text)
        const complaints = overflow(NARROWEST)
        for (const width of WIDER) {
          await page.viewport(width, HEIGHT)
          complaints.push(...overflow(width))
          if (IS_HIGH.test(name)) complaints.push(...findTooHigh().map((row) => `${width}: ${row}`))
        }
        expect(complaints).toEqual([])
      },
      120_000,
    )
  })
}

function overflow(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
    ? [`${width}: ${scrollWidth - clientWidth} px: ${findOverflow().join(', ')}`]
    : []
}
