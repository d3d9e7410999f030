import { shareOfToday } from '#tests/harness/seeded.ts'
import german from '../../client/i18n/locales/de.json' with { type: 'json' }
import persian from '../../client/i18n/locales/fa.json' with { type: 'json' }
import { expectClean } from './clean.ts'
import { demoPerson, expect, posts, test } from './journey.ts'

const CASES = [
  { size: { width: 1280, height: 900 }, locale: 'fa', texts: persian },
  { size: { width: 390, height: 844 }, locale: 'de', texts: german },
]

/** A server that wants to be left alone for so long does not get the post while somebody looks at it. */
const patience = { headers: { 'retry-after': '600' } }

const fault = (status: number, words: string) => ({
  path: '/api/v1/statuses',
  method: 'POST',
  status,
  body: JSON.stringify({ error_description: words }),
})

for (const { size, locale, texts } of shareOfToday(CASES, 2)) {
  test(`axe finds nothing in the outbox, in drafts and in delayed posts (${size.width}, ${locale})`, async ({
    page,
    context,
    openAs,
    world,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await openAs(demoPerson('alice'), '/home', locale)
    const text = page.getByLabel(texts['composer.text'])
    const publish = page.getByRole('button', { name: texts['composer.publish'] })
    const waiting = page.getByRole('list', { name: texts['outbox.title'] }).getByRole('listitem')
    const write = async (content: string) => {
      await page.getByRole('button', { name: texts['composer.start'] }).click()
      await text.fill(content)
    }

    await world.control({ fail: { ...fault(503, 'database error'), ...patience } })
    await write('It rained all day, and the cat found out.\nTwice.')
    await publish.click()
    await expect(waiting).toHaveCount(1)
    await world.control({ fail: [fault(502, ''), fault(422, 'post is too long')] })
    await write('Short.')
    await publish.click()
    await expect(waiting).toHaveCount(2)
    await waiting.nth(1).getByRole('button', { name: texts['outbox.send_now'] }).click()
    await expect(waiting.getByRole('alert')).toBeVisible()
    await expectClean(page, 'outbox')

    await page.goto('/about')
    await expect(page.getByRole('button', { name: /2|۲/ })).toBeVisible()
    await expectClean(page, 'pill')
    await page.getByRole('button', { name: /2|۲/ }).click()
    await expectClean(page, 'outbox-dialog')

    await page.goto('/home')
    await write('Half a thought about trains, and where they go at night')
    const second = await context.newPage()
    await second.setViewportSize(size)
    await second.goto('/home')
    if (size.width < 640) await second.getByRole('button', { name: /Half a thought/ }).click()
    await expect(second.getByText(texts['drafts.elsewhere'])).toBeVisible()
    await expectClean(second, 'elsewhere')
    await second.close()

    await page.getByRole('button', { name: /\((1|۱)\)/ }).click()
    const drafts = page.getByRole('dialog', { name: texts['drafts.title'] })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await expectClean(page, 'drafts')
    await drafts.getByRole('combobox').selectOption('20')
    await expect(drafts.getByRole('combobox')).toHaveValue('20')
    await page.keyboard.press('Escape')
    await publish.click()
    await expect(page.getByRole('button', { name: texts['action.undo'] })).toBeVisible()
    await expectClean(page, 'held')
    await expect(posts(page).first()).toBeVisible()
  })
}
