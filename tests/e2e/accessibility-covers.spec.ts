/** Looks with axe at everything that can lie on top of a page (docs/spec/conventions.md#accessibility). */
import { shareOfToday } from '#tests/harness/seeded.ts'
import { readSources } from '../../vite/sources.ts'
import { textsOf } from './catalogue.ts'
import { expectClean } from './clean.ts'
import { COVERS, isPhoneWide, openCover, opensAt, Stage } from './every-cover.ts'
import { demoPerson, expect, keep, test } from './journey.ts'

/** Both themes are looked at in each. */
const FORMS = [
  [1280, 900, 'en'],
  [1280, 900, 'fa'],
  [390, 844, 'en'],
  [390, 844, 'fa'],
] as const

const CASES = COVERS.flatMap((cover) =>
  FORMS.filter(([width]) => opensAt(cover, width)).map((form) => ({ cover, form })),
)

for (const { cover, form } of shareOfToday(CASES, 61)) {
  const [width, height, locale] = form
  test(`axe finds nothing in ${cover.what}, ${width} wide, ${locale}`, async ({ page, world, openAs }) => {
    await page.setViewportSize({ width, height })
    await keep(page, { kith_locale: locale })
    const stage = new Stage({
      page,
      world,
      t: textsOf(locale),
      openAs: (username, path) => openAs(demoPerson(username), path, locale),
      isPhone: isPhoneWide(width),
    })
    await openCover(cover, stage)
    await expectClean(page, cover.what)
  })
}

/** What opens windows for others, with what they hand in. */
const KIT =
  /^client\/(ui\/|components\/(?:feedback\/(?:ConfirmAction|TypedHandle)|group\/GroupForm)Dialog\.tsx$)/

const OPENS =
  /<(?:Dialog|ConfirmDialog|AnswerDialog|ConfirmActionDialog|TypedHandleDialog|GroupFormDialog|Modal|Menu|MenuBeside|Popover|AnchoredPopover)\b/

test('every component that opens a window or a menu is looked at', () => {
  const opening = readSources().filter(
    ({ path, text }) => /^client\/(?!.*\.test\.).*\.tsx$/.test(path) && !KIT.test(path) && OPENS.test(text),
  )
  const looked = new Set(COVERS.map(({ file }) => `client/${file}`))
  expect(opening.length).toBeGreaterThan(40)
  expect(opening.map(({ path }) => path).filter((path) => !looked.has(path))).toEqual([])
  const paths = new Set(opening.map(({ path }) => path))
  expect([...looked].filter((path) => !paths.has(path))).toEqual([])
})
