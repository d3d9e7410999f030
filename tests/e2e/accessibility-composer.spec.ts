import { shareOfToday } from '#tests/harness/seeded.ts'
import { textsOf } from './catalogue.ts'
import { expectClean } from './clean.ts'
import { picture, png } from './files.ts'
import { chooseItem, demoPerson, expect, posts, test } from './journey.ts'

const FORMS = [
  [1280, 900, 'en'],
  [390, 844, 'fa'],
] as const

for (const [width, height, locale] of shareOfToday(FORMS, 2)) {
  test(`axe finds nothing in any open editor, ${width} wide, ${locale}`, async ({ page, openAs, world }) => {
    test.slow()
    const t = textsOf(locale)
    const isPhone = width < 768
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
    const box = page.getByLabel(t('composer.text')).last()
    const leave = () => button(isPhone ? 'composer.close' : 'action.cancel').click()
    const menu = async (key: string) => {
      await posts(page)
        .first()
        .getByRole('button', { name: t('post.action.more') })
        .click()
      await chooseItem(page, t(key))
    }

    await page.setViewportSize({ width, height })
    // A newcomer's home: few posts, so that what is looked at is the editor.
    await page.request.post('/api/v1/accounts', {
      data: { authentication_method: 'password', username: 'newcomer', password: 'secret' },
    })
    await openAs({ username: 'newcomer', password: 'secret' }, '/home', locale)
    await button('composer.start').click()
    await box.fill('**bold** words')
    await button('composer.poll').click()
    const options = page.getByRole('group', { name: t('poll_editor.title') }).getByRole('textbox')
    await options.nth(0).fill('tea')
    await options.nth(1).fill('coffee')
    const chooser = page.waitForEvent('filechooser')
    await button('attachment.attach').click()
    const image = await picture(page)
    await (await chooser).setFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      ...['1', '2', '3', '4'].map((name) => png(`${name}.png`, image)),
    ])
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('notes.txt')
    await box.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\n@bo')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectClean(page, 'suggestions, poll and files')
    await page.keyboard.press('Escape')
    await button('composer.preview').click()
    await expect(page.getByRole('region', { name: t('composer.preview') }).locator('strong')).toBeVisible()
    await expectClean(page, 'preview')
    await button('composer.publish').click()
    await expect(page.getByRole('dialog').last()).toContainText(t('reminder.why'))
    await expectClean(page, 'reminder')
    await button('reminder.publish').click()
    await expect(posts(page).first()).toContainText('bold')

    const reply = t('post.action.reply_count').split(/[,،{]/)[0] ?? ''
    await posts(page).first().getByRole('button', { name: reply }).click()
    await box.fill('an answer')
    await expectClean(page, 'reply')
    await leave()
    await menu('post.action.quote')
    await expect(box).toBeFocused()
    await expectClean(page, 'quote')
    await leave()
    await menu('post.action.edit')
    await expect(box).toBeFocused()
    await box.fill('changed')
    await expectClean(page, 'edit')
    const body = JSON.stringify({ error: 'too many mentions', error_description: 'too many mentions' })
    await world.control({ fail: { path: '/api/v1/statuses/*', method: 'PUT', status: 400, body } })
    await button('composer.update').click()
    await button('reminder.update').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectClean(page, 'edit that was refused')
    await leave()
    await menu('post.action.edit')
    await expect(button('edit.discard')).toBeVisible()
    await expectClean(page, 'unsaved edit')
  })
}

test('a reply is written with the keyboard alone, and the focus returns to its button', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const reply = posts(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
  const box = page.getByRole('form', { name: 'Reply' }).getByLabel('Text of the post')
  await reply.focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.type('never sent')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const isReached = () => cancel.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 16 && !(await isReached()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
  await expect(reply).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/never sent$/) // put aside, not thrown away
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('@wren sent')
  const publish = page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Publish' })
  const isAtPublish = () => publish.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 16 && !(await isAtPublish()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(posts(page).first()).toContainText('sent')
  await expect(
    posts(page)
      .nth(1)
      .getByRole('button', { name: /^Reply/ }),
  ).toBeFocused()
})
