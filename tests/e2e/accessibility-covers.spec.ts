/** Looks with axe at what lies on top of Home and of a profile (docs/spec/conventions.md#accessibility). */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { textsOf } from './catalogue.ts'
import { expectClean } from './clean.ts'
import { allAnswered, chooseItem, demoPerson, expect, posts, test } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')

type Text = (key: string) => string

interface Cover {
  what: string
  path?: string
  /** Only where there is no sidebar. */
  onPhone?: true
  open: (page: Page, t: Text) => Promise<void>
  role: 'menu' | 'dialog'
}

const mine = (page: Page) => posts(page).filter({ hasText: 'with a picture' }).first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const chooseOfPost = async (page: Page, t: Text, key: string) => {
  await mine(page)
    .getByRole('button', { name: t('post.action.more') })
    .click()
  await chooseItem(page, t(key))
}

const COVERS: readonly Cover[] = [
  {
    what: 'the menu of the page',
    onPhone: true,
    open: (page, t) => press(page, t('nav.more')),
    role: 'menu',
  },
  {
    what: 'the menu of a post',
    open: (page, t) =>
      mine(page)
        .getByRole('button', { name: t('post.action.more') })
        .click(),
    role: 'menu',
  },
  {
    what: 'the question before a post is deleted',
    open: (page, t) => chooseOfPost(page, t, 'post.action.delete'),
    role: 'dialog',
  },
  {
    what: 'who liked a post',
    open: (page, t) => chooseOfPost(page, t, 'post.action.people'),
    role: 'dialog',
  },
  {
    what: 'the choice of a reaction',
    open: (page, t) =>
      mine(page)
        .getByRole('button', { name: t('reaction.add') })
        .click(),
    role: 'dialog',
  },
  {
    what: 'the description of a picture',
    open: (page, t) =>
      mine(page)
        .getByRole('button', { name: t('media.read_description') })
        .click(),
    role: 'dialog',
  },
  {
    what: 'the picture viewer',
    open: (page) => mine(page).getByRole('link', { name: 'a red square', exact: true }).click(),
    role: 'dialog',
  },
  {
    what: 'a question for the address of a file',
    open: async (page, t) => {
      await press(page, t('composer.start'))
      await press(page, t('attachment.attach_url'))
    },
    role: 'dialog',
  },
  {
    what: 'the emoji of the composer',
    open: async (page, t) => {
      await press(page, t('composer.start'))
      await press(page, t('composer.emoji'))
    },
    role: 'dialog',
  },
  {
    what: 'the menu of a profile',
    path: '/@bob',
    open: (page, t) => {
      const [before = '', after = ''] = t('profile_action.more').split('{name}')
      return page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
        .first()
        .click()
    },
    role: 'menu',
  },
]

const FORMS = [
  [1280, 900, 'en'],
  [1280, 900, 'fa'],
  [390, 844, 'en'],
  [390, 844, 'fa'],
] as const

for (const [width, height, locale] of shareOfToday(FORMS, 4)) {
  test(`axe finds nothing in what lies on top of a page, ${width} wide, ${locale} @slow`, async ({
    page,
    openAs,
  }) => {
    test.slow()
    const t = textsOf(locale)
    await page.setViewportSize({ width, height })
    const publish = await pictureClient(page, alice)
    await publish('with a picture', [{ width: 40, height: 40, description: 'a red square' }])
    await openAs(alice, '/about', locale)
    for (const { what, path = '/home', onPhone, open, role } of shareOfToday(COVERS, 2)) {
      if (onPhone && width >= 768) continue
      await page.goto(path)
      await allAnswered(page)
      await open(page, t)
      await expect(page.getByRole(role).last(), what).toBeVisible()
      // What is in it loads when it is opened.
      await expect(
        page
          .getByRole(role)
          .last()
          .getByRole('status', { name: t('list.loading') }),
        what,
      ).toHaveCount(0)
      await expectClean(page, what)
    }
  })
}
