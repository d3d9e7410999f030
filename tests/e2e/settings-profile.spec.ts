/**
 * Tests docs/spec/settings.md#profile-editor, docs/spec/settings.md#who-may-mention,
 * docs/spec/settings.md#fields-of-a-profile.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, demoPerson, expect, heading, posts, test, unique } from './journey.ts'
import { editProfile, fieldRow, fieldRows, form, preview, save } from './profile-editor.ts'

const addRow = (page: Page) => form(page).getByRole('button', { name: 'Add a row' })
const ownAccount = '/api/v1/accounts/verify_credentials'

// docs/spec/settings.md#profile-editor
test('the preview shows what is typed, and everybody sees it once it is saved @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const name = unique('Ann')
  const device = await otherDevice(A)
  await device.ask('PATCH', '/api/v1/accounts/update_credentials', { note: 'Before', fields_attributes: [] })
  await openAs(A, '/settings/profile')
  await expect(heading(page, 'Edit profile')).toBeVisible()
  await form(page).getByLabel('Display name').fill(name)
  await form(page).getByLabel('Bio').fill('I *knit*.\n\nSee https://wool.example/a.')
  await addRow(page).click()
  await page.keyboard.type('Shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wool & https://shop.example')

  await expect(preview(page).getByText(name)).toBeVisible()
  await expect(preview(page).getByText('I *knit*.')).toBeVisible()
  await expect(preview(page).getByRole('link', { name: 'https://wool.example/a' })).toBeVisible()
  await expect(preview(page).getByRole('term')).toHaveText('Shop')
  await expect(preview(page).getByRole('definition')).toHaveText('wool & https://shop.example')

  const row = form(page).getByRole('listitem', { name: 'Shop' })
  await row.getByLabel('Content').fill('bitcoin:bc1q0shop?amount=3')
  await row.getByLabel('Label').fill('$BTC')
  await expect(form(page).getByRole('listitem', { name: '$BTC' }).getByLabel('Content')).toHaveValue(
    'bc1q0shop',
  )
  await expect(page.getByText(/^Only the address of the payment link was kept/)).toBeVisible()

  await save(page)
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'https://wool.example/a' })).toBeVisible()
  await page.reload()
  await expect(heading(page, name)).toBeVisible()

  const { display_name, source } = await device.ask<{
    display_name: string
    source: { note: string; fields: { name: string; value: string }[] }
  }>('GET', ownAccount)
  expect(display_name).toBe(name)
  expect(source.note).toBe('I *knit*.\n\nSee https://wool.example/a.')
  expect(source.fields.map((field) => [field.name, field.value])).toEqual([['$BTC', 'bc1q0shop']])
})

// docs/spec/settings.md#profile-editor
test('the new name stands at all loaded posts, and the rest of the profile is not sent', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, '/@alice')
  await expect(posts(page).getByRole('link', { name: 'Alice 🌱' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(form(page)).toBeVisible()

  // Meanwhile something else changes on another device.
  const device = await otherDevice(A)
  await device.ask('PATCH', '/api/v1/accounts/update_credentials', {
    note: 'Written elsewhere',
    locked: true,
  })
  await form(page).getByLabel('Display name').fill('Alice of the harbour')
  await save(page)
  await expect(heading(page, 'Alice of the harbour')).toBeVisible()
  await expect(posts(page).getByRole('link', { name: 'Alice of the harbour' }).first()).toBeVisible()
  await expect(posts(page).getByRole('link', { name: 'Alice 🌱' })).toHaveCount(0)
  await expect(page.getByText('Written elsewhere')).toBeVisible()
  expect(await device.ask<object>('GET', ownAccount)).toMatchObject({ locked: true })
})

// docs/spec/settings.md#profile-editor
// docs/spec/settings.md#who-may-mention
test('choices are saved: lock, bot, and who may mention', async ({ page, openAs, otherDevice }) => {
  await openAs(A, '/settings/profile')
  await form(page).getByLabel('Lock account').check()
  await form(page).getByLabel('This is an automated account').check()
  await expect(preview(page).getByText('Automated')).toBeVisible()
  const mentions = form(page).getByLabel('Accept mentions from')
  await expect(mentions).toHaveValue('none')
  await expect(mentions.getByRole('option')).toHaveText([
    'Everybody',
    'Everybody except new accounts',
    'People I follow and my followers',
  ])
  await mentions.selectOption('People I follow and my followers')
  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  const device = await otherDevice(A)
  expect(await device.ask<object>('GET', ownAccount)).toMatchObject({
    locked: true,
    bot: true,
    mention_policy: 'only_contacts',
  })
})

test('what the server would refuse is said beforehand', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  const saveButton = form(page).getByRole('button', { name: 'Save' })
  const name = form(page).getByLabel('Display name')
  await name.fill('x'.repeat(76))
  await expect(name).toHaveAccessibleDescription(/At most 75 characters/)
  await expect(saveButton).toBeDisabled()
  await name.fill('x'.repeat(75))
  await expect(saveButton).toBeEnabled()

  const bio = form(page).getByLabel('Bio')
  await bio.fill('x'.repeat(10_000))
  await expect(bio).toHaveAccessibleDescription(/At most 10,000 characters/)
  await expect(saveButton).toBeDisabled()
  await bio.fill('short')

  const second = fieldRows(page).nth(1).getByLabel('Label')
  await second.fill(' Garden ')
  await expect(second).toHaveAccessibleDescription(/already has this label/)
  await expect(fieldRows(page).nth(0).getByLabel('Label')).not.toHaveAccessibleDescription(/label/)
  await expect(saveButton).toBeDisabled()
  await second.fill('')
  await expect(second).toHaveAccessibleDescription(/Enter a label/)
  await expect(saveButton).toBeDisabled()
  await fieldRows(page).nth(1).getByLabel('Content').fill('')
  await expect(saveButton).toBeEnabled()
})

// docs/spec/settings.md#fields-of-a-profile
test('rows are added up to the maximum, moved and removed with the keyboard alone', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const device = await otherDevice(A)
  const named = (...names: string[]) => names.map((name) => ({ name, value: name.toLowerCase() }))
  await device.ask('PATCH', '/api/v1/accounts/update_credentials', {
    fields_attributes: named('A', 'B', 'C'),
  })
  await openAs(A, '/settings/profile')
  for (let count = 4; count <= 10; count += 1) {
    await addRow(page).focus()
    await page.keyboard.press('Enter')
    await expect(fieldRow(page, `Row ${count}`).getByLabel('Label')).toBeFocused()
    await page.keyboard.type(`N${count}`)
  }
  await expect(addRow(page)).toHaveCount(0)
  await expect(form(page).getByText('A profile can have at most 10 rows')).toBeVisible()

  // A row that moves keeps the focus on the button that moved it.
  const down = fieldRow(page, 'A').getByRole('button', { name: 'Move A down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await expect(page.getByText('A is now number 3 of 10.')).toBeAttached()

  // A row that leaves gives it to the next one, the last row to the one before.
  for (let count = 10; count > 3; count -= 1) {
    const remove = fieldRows(page)
      .nth(count - 1)
      .getByRole('button', { name: /^Remove/ })
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(fieldRows(page)).toHaveCount(count - 1)
    await expect(
      fieldRows(page)
        .nth(count - 2)
        .getByRole('button', { name: /^Remove/ }),
    ).toBeFocused()
  }
  await expect(addRow(page)).toBeVisible()
  await save(page)
  await expect(page.getByRole('main').locator('dl').first().getByRole('term')).toHaveText(['B', 'C', 'A'])
  for (let count = 3; count > 0; count -= 1) {
    if (count === 3) await page.getByRole('link', { name: 'Edit profile' }).click()
    await fieldRows(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
  }
  await expect(addRow(page)).toBeFocused()
})

// docs/spec/settings.md#fields-of-a-profile
test('rows are dragged', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  const centre = async (name: string) => {
    const row = fieldRow(page, name)
    const up = await row.getByRole('button', { name: `Move ${name} up` }).boundingBox()
    if (!up) throw new Error(`there is no row ${name}`)
    return { x: up.x - up.width / 2, y: up.y + up.height / 2 }
  }
  await fieldRow(page, 'Weather').scrollIntoViewIfNeeded()
  const [from, to] = [await centre('Weather'), await centre('Camera')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  const order = fieldRows(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
  expect(await order).toEqual(['Garden', 'Weather', 'Camera', 'Pronouns'])
})

test('what cannot be saved is said, and nothing that was typed is lost', async ({ page, openAs, world }) => {
  await openAs(A, '/settings/profile')
  await form(page).getByLabel('Bio').fill('all of this stays')
  for (const [status, words] of [
    [0, /cannot be reached/],
    [400, /./],
    [500, /./],
  ] as const) {
    await world.control({ fail: { path: '/api/v1/accounts/update_credentials', status, times: 1 } })
    await save(page)
    await expect(form(page).getByRole('alert')).toHaveText(words)
    await expect(form(page).getByLabel('Bio')).toHaveValue('all of this stays')
  }
  await save(page)
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(page.getByText('all of this stays')).toBeVisible()
})

test('a hostile profile can be edited', async ({ page, openAs, world }) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('wanda'), '/settings/profile')
  await expect(fieldRows(page)).toHaveCount(10)
  await expectClean(page, 'ten long fields')
  await fieldRows(page).first().getByLabel('Label').fill('\u202Egnihtyna <b>\u2067')
  await form(page).getByLabel('Display name').fill('\u202EyksirT \u2067')
  await expectClean(page, 'a tricky name')
})

test('axe finds nothing in the editor: desktop (en) and phone (fa), both themes', async ({
  page,
  openAs,
}) => {
  for (const [locale, width, height] of [
    ['en', 1280, 900],
    ['fa', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openAs(A, '/settings/profile', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectClean(page, locale)
  }
  await openAs(A, '/settings/profile', 'en')
  await editProfile(page, { name: 'x'.repeat(80) })
  await fieldRows(page).nth(1).getByLabel('Label').fill('Garden')
  await expectClean(page, 'with errors')
})
