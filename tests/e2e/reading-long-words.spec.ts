/**
 * Looks at every screen and what opens on it in a language with longer words
 * (tests/harness/pseudo-locale.ts). Tests docs/spec/conventions.md#longer-words.
 */
import type { Page } from '@playwright/test'
import type { Message } from '#i18n/messages.ts'
import { pseudoMessage } from '#tests/harness/pseudo-locale.ts'
import { IS_LONG, shareOfToday } from '#tests/harness/seeded.ts'
import { textsOf } from './catalogue.ts'
import { cutTexts } from './cut-texts.ts'
import { COVERS, type Cover, isPhoneWide, openCover, opensAt, Stage } from './every-cover.ts'
import { expectToStand, guide, nameOf, VIEWS } from './every-screen.ts'
import { demoPerson, expect } from './journey.ts'
import { test, withContent } from './worker-site.ts'

const WIDTHS = [390, 1280]

test.use({ serviceWorkers: 'block' })

/** Puts the language in the place of English, in the files that a server has. */
function speakPseudo(
  files: Parameters<typeof withContent>[0] extends infer File ? Map<string, File> : never,
) {
  for (const [path, file] of files) {
    if (!/\/en\.json_(?:first|rest)-[\w-]+\.js$/.test(path)) continue
    const code = String(file.bytes)
    const [literal = ''] = /(?<=JSON\.parse\()[`'"].*[`'"](?=\))/s.exec(code) ?? []
    const texts: Record<string, Message> = JSON.parse(readLiteral(literal))
    const strange = Object.entries(texts).map(([key, message]) => [key, pseudoMessage(message)])
    const written = JSON.stringify(JSON.stringify(Object.fromEntries(strange)))
    files.set(
      path,
      withContent(
        file,
        code.replace(literal, () => written),
      ),
    )
  }
}

/** Returns the text of a literal of JavaScript, whatever its quotes. */
const readLiteral = (literal: string): string => new Function(`return ${literal}`)()

/** Looks at what is open, in both widths, and at the buttons with letters of twice the size. */
async function look(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await cutTexts(page), `${what}, ${width} px`).toEqual([])
  }
}

async function lookAtLargeButtons(page: Page, what: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect.soft(await cutTexts(page, { buttonsOnly: true }), `${what}, large letters`).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

// docs/spec/conventions.md#longer-words
test('no text is cut in a language with longer words, on every screen', async ({ page, openAs, site }) => {
  test.setTimeout(600_000)
  speakPseudo(site.files)
  await openAs(demoPerson('alice'), '/about')
  const client = await guide(page)
  const visits = shareOfToday(VIEWS, 10).toSorted((a, b) => Number(a.as === null) - Number(b.as === null))
  let isGuest = false
  for (const visit of visits) {
    if (visit.as === null && !isGuest) {
      isGuest = true
      await page.evaluate(() => localStorage.clear())
    }
    const what = nameOf(visit)
    await page.goto(await visit.path(client))
    await expectToStand(page, what)
    await expect(page.getByText(/[ḗȧǿ]/).first(), `${what} speaks the language`).toBeVisible()
    await look(page, what)
    await lookAtLargeButtons(page, what)
  }
})

/** Returns a text of the language. */
const pseudo = (key: string): string => {
  const text = pseudoMessage(textsOf('en')(key))
  if (typeof text !== 'string') throw new Error(`${key} is no plain text`)
  return text
}

interface Opened extends Pick<Cover, 'what' | 'only'> {
  open: (stage: Stage) => Promise<unknown>
}

/** What opens within a page. */
const IN_PAGE: readonly Opened[] = [
  {
    what: 'an editor with a poll and a file',
    open: async (stage) => {
      await stage.write('everything')
      await stage.press('composer.poll')
      await stage.attach('attachment.attach')
      await expect(stage.page.getByRole('list', { name: stage.name('attachment.list') })).toBeVisible()
    },
  },
  {
    what: 'an edited post',
    open: async (stage) => stage.choose(await stage.openWithPost('of mine'), 'post.action.edit'),
  },
  {
    what: 'an invoice',
    open: (stage) => stage.openInvoice(),
  },
]

const OPENED: readonly Opened[] = [
  ...IN_PAGE,
  ...COVERS.map((cover) => ({ ...cover, open: (stage: Stage) => openCover(cover, stage) })),
]

const CASES = OPENED.flatMap((opened) =>
  WIDTHS.filter((width) => opensAt(opened, width)).map((width) => ({ ...opened, width })),
)

// In a long run alone: the axe suite opens the same every day.
for (const { what, open, width } of IS_LONG ? CASES : []) {
  // docs/spec/conventions.md#longer-words
  test(`no text is cut in ${what}, ${width} wide`, async ({ page, openAs, world, site }) => {
    speakPseudo(site.files)
    await page.setViewportSize({ width, height: 844 })
    const isPhone = isPhoneWide(width)
    const openPage = (username: string, path: string) => openAs(demoPerson(username), path)
    await open(new Stage({ page, world, t: pseudo, openAs: openPage, isPhone }))
    expect.soft(await cutTexts(page), what).toEqual([])
    if (isPhone) await lookAtLargeButtons(page, what)
  })
}
