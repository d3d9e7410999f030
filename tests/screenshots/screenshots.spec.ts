/**
 * Takes pictures of the most used screens in several languages, for people to look at
 * (docs/contributing.md#screenshots). It is no test: it fails only when a screen cannot be opened.
 */
import { textsOf } from '../e2e/catalogue.ts'
import { isPhoneWide, Stage } from '../e2e/every-cover.ts'
import { expectToStand } from '../e2e/every-screen.ts'
import { demoPerson, test } from '../e2e/journey.ts'
import { SCREENS } from './screens.ts'

const FOLDER = '.kith/screenshots'

/** Languages that differ in length, letters, direction and line breaking. */
const LANGUAGES = process.env.KITH_LANGUAGES?.split(',') ?? ['de', 'fa', 'ja', 'ru', 'hu', 'zh-Hans']

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** The looks that a system can ask for. */
const LOOKS = {
  light: {},
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  'contrast-dark': { contrast: 'more', colorScheme: 'dark' },
  'forced-colors': { forcedColors: 'active' },
  'forced-colors-dark': { forcedColors: 'active', colorScheme: 'dark' },
} as const

const look = Object.entries(LOOKS).find(([name]) => name === process.env.KITH_LOOK)?.[1] ?? LOOKS.light

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // Whoever reads it has a browser in that language, with its dates and numbers.
    test.use({ locale: language === 'zh-Hans' ? 'zh-CN' : language })

    for (const [name, open] of Object.entries(SCREENS)) {
      for (const size of SIZES) {
        test(`${name}, ${size.width} wide`, async ({ page, world, openAs }) => {
          await page.setViewportSize(size)
          await page.emulateMedia({ reducedMotion: 'reduce', ...look })
          const stage = new Stage({
            page,
            world,
            t: textsOf(language),
            openAs: (username, path) => openAs(demoPerson(username), path, language),
            isPhone: isPhoneWide(size.width),
          })
          await open(stage)
          await expectToStand(page, name)
          await page.screenshot({
            path: `${FOLDER}/${language}-${size.width}-${name.replaceAll(' ', '-')}.png`,
            caret: 'hide',
          })
        })
      }
    }
  })
}
