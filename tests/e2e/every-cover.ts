/**
 * A way to everything that can lie on top of a page: menus, windows and pickers, for suites that look at all
 * of them. A component that opens another one needs a row here; `accessibility-covers.spec.ts` says so.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { sectionPath } from '#domain/settings/section.ts'
import { signInBeside } from './accounts.ts'
import { giveWallet } from './ethereum-wallet.ts'
import { follow } from './every-screen.ts'
import { picture, png } from './files.ts'
import { chooseItem, demoPerson, keep, posts, type World } from './journey.ts'
import { type OtherClient, otherClient } from './other-client.ts'
import { pictureClient } from './picture-client.ts'
import { allAnswered } from './traffic.ts'

interface StageParts {
  page: Page
  world: World
  /** Returns a text of the language of the page. */
  t: (key: string) => string
  openAs: (username: string, path: string) => Promise<void>
  isPhone: boolean
}

/** The page on which a cover is opened. */
export class Stage {
  readonly page: Page
  readonly world: World
  readonly t: StageParts['t']
  readonly isPhone: boolean
  readonly #openAs: StageParts['openAs']

  constructor({ page, world, t, openAs, isPhone }: StageParts) {
    this.page = page
    this.world = world
    this.t = t
    this.isPhone = isPhone
    this.#openAs = openAs
  }

  /** Opens a page and waits for all of its answers; null opens it as a guest. */
  async open(username: string | null, path: string): Promise<void> {
    if (username === null) await this.page.goto(path)
    else await this.#openAs(username, path)
    await allAnswered(this.page)
  }

  client(username = 'alice'): Promise<OtherClient> {
    return otherClient(this.page.context().request, demoPerson(username))
  }

  /** Returns what fits a text, whatever is filled in. */
  name(key: string): RegExp {
    const parts = this.t(key).split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
    return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.*')}$`)
  }

  button(key: string, place: Page | Locator = this.page): Locator {
    return place.getByRole('button', { name: this.name(key) }).first()
  }

  async press(key: string, place?: Page | Locator): Promise<void> {
    await this.button(key, place).click()
  }

  /** Chooses an item of the menu of a post. */
  async choose(post: Locator, key: string): Promise<void> {
    await this.press('post.action.more', post)
    await chooseItem(this.page, this.name(key))
  }

  /** Chooses an item of the menu of a profile. */
  async chooseOfProfile(key: string): Promise<void> {
    await this.press('profile_action.more', this.page.getByRole('main'))
    await chooseItem(this.page, this.name(key))
  }

  /** Opens Home, whose first post is one of alice's. */
  async openWithPost(words: string): Promise<Locator> {
    await (await this.client()).write({ status: words })
    await this.open('alice', '/home')
    return posts(this.page).filter({ hasText: words })
  }

  /** Opens Home, whose first post has a picture. */
  async openWithPicture(): Promise<Locator> {
    const publish = await pictureClient(this.page, demoPerson('alice'))
    await publish('with a picture', [{ width: 40, height: 40, description: 'a red square' }])
    await this.open('alice', '/home')
    return posts(this.page).filter({ hasText: 'with a picture' })
  }

  /** Opens Home and writes the beginning of a post. */
  async write(words: string): Promise<void> {
    await this.open('alice', '/home')
    await this.press('composer.start')
    await this.text.fill(words)
  }

  /** Opens a page of alice, beside whom bob is signed in. */
  async openWithOther(path = '/about'): Promise<void> {
    await this.open('alice', path)
    await signInBeside(this.page, demoPerson('alice'), demoPerson('bob'))
    await allAnswered(this.page)
  }

  /** Opens the menu of the accounts, whose button has a number beside its name. */
  async openAccounts(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('accounts.title') }).click()
  }

  /** Opens an invoice of bob, who subscribes to alice. */
  async openInvoice(): Promise<void> {
    await this.world.control({ seed: 'money' })
    await this.open('bob', '/@alice/subscription')
    await this.press('payment.pay')
    await expect(this.page.getByText(this.name('invoice.open')).first()).toBeVisible()
  }

  get text(): Locator {
    return this.page.getByLabel(this.t('composer.text')).last()
  }

  async attach(key: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press(key)
    await (await chooser).setFiles([png('picture.png', await picture(this.page))])
  }
}

/** Returns whether something that may open only on a phone or a computer opens in a window of this width. */
export const opensAt = ({ only }: Pick<Cover, 'only'>, width: number): boolean =>
  only === undefined || (only === 'phone') === isPhoneWide(width)

/** Returns whether a window is as narrow as a phone. */
export const isPhoneWide = (width: number): boolean => width < 768

export interface Cover {
  /** The component that opens it, below `client/`. */
  file: string
  what: string
  role: 'menu' | 'dialog'
  /** The only kind of window in which it opens. */
  only?: 'phone' | 'computer'
  seed?: string
  open: (stage: Stage) => Promise<void>
}

const READING: readonly Cover[] = [
  {
    file: 'app/shell/MoreMenu.tsx',
    what: 'the menu of the page',
    role: 'menu',
    only: 'phone',
    open: async (stage) => {
      await stage.open('alice', '/about')
      await stage.press('nav.more')
    },
  },
  {
    file: 'app/shell/MoreMenu.tsx',
    what: 'the menu of the page with several accounts',
    role: 'menu',
    only: 'phone',
    open: async (stage) => {
      await stage.openWithOther()
      await stage.press('nav.more')
    },
  },
  {
    file: 'app/shell/AccountsEntry.tsx',
    what: 'the menu of the accounts',
    role: 'menu',
    only: 'computer',
    open: async (stage) => {
      await stage.openWithOther()
      await stage.openAccounts()
      await expect(stage.page.getByRole('menuitem').getByRole('img').first()).toBeVisible()
    },
  },
  {
    file: 'components/accounts/SignOutOfAll.tsx',
    what: 'the question before all accounts are logged out',
    role: 'dialog',
    open: async (stage) => {
      await stage.openWithOther()
      if (stage.isPhone) await stage.press('nav.more')
      else await stage.openAccounts()
      await chooseItem(stage.page, stage.name('accounts.log_out_of_all'))
    },
  },
  ...(['like', 'repost'] as const).map(
    (action): Cover => ({
      file: 'components/act-as/ActAs.tsx',
      what: `the accounts that may ${action} a post`,
      role: 'menu',
      open: async (stage) => {
        const { page } = stage
        const { id } = await (await stage.client('alice')).write({ status: 'for both' })
        await stage.openWithOther(`/post/${id}`)
        await page.locator(`article [data-shortcut="${action}"]`).first().click({ button: 'right' })
      },
    }),
  ),
  {
    file: 'components/act-as/AuthorChoice.tsx',
    what: 'the accounts as which one can write',
    role: 'menu',
    open: async (stage) => {
      await stage.openWithOther('/home')
      await stage.press('composer.start')
      await stage.page.getByRole('button', { name: /@alice/ }).click()
    },
  },
  {
    file: 'components/release-notes/WhatIsNewDialog.tsx',
    what: 'what is new after an update',
    role: 'dialog',
    open: async (stage) => {
      await keep(stage.page, { kith_known_version: '0.9.0' })
      await stage.open('alice', '/home')
      await stage.press('release_notes.show')
      await expect(stage.page.getByRole('dialog').getByRole('list').first()).toBeVisible()
    },
  },
  {
    file: 'components/release-notes/WhatIsNewDialog.tsx',
    what: 'what is new in all versions',
    role: 'dialog',
    open: async (stage) => {
      await stage.open(null, '/about')
      await stage.press('release_notes.title')
      await expect(stage.page.getByRole('dialog').getByRole('list').first()).toBeVisible()
    },
  },
  {
    file: 'app/shell/SignOutQuestion.tsx',
    what: 'the question before what is not sent is deleted',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('not yet')
      if (stage.isPhone) {
        await stage.press('composer.close')
        await stage.press('nav.more')
        await chooseItem(stage.page, stage.name('nav.logout'))
      } else await stage.press('nav.logout')
    },
  },
  {
    file: 'app/shortcuts/ShortcutsDialog.tsx',
    what: 'the table of shortcuts',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', '/about')
      await stage.press('shortcut.help')
    },
  },
  {
    file: 'app/palette/Palette.tsx',
    what: 'the command palette',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', '/about')
      await stage.page.getByRole('combobox').first().click()
      await stage.page.getByRole('option', { name: stage.name('palette.open') }).click()
    },
  },
  {
    file: 'components/feed/FeedMenu.tsx',
    what: 'all custom feeds',
    role: 'menu',
    open: async (stage) => {
      const client = await stage.client()
      for (const title of ['Bread', 'Bicycles', 'Birds', 'Books', 'Boats', 'Bees', 'Brass'])
        await client.ask('POST', '/api/v1/lists', { title })
      await stage.open('alice', '/home')
      await stage.press('custom_feeds.all_counted')
    },
  },
  {
    file: 'components/post-card/actions/PostMenu.tsx',
    what: 'the menu of a post',
    role: 'menu',
    open: async (stage) => stage.press('post.action.more', await stage.openWithPost('of mine')),
  },
  {
    file: 'components/post-card/actions/PeopleDialog.tsx',
    what: 'who liked a post',
    role: 'dialog',
    open: async (stage) => stage.choose(await stage.openWithPost('of mine'), 'post.action.people'),
  },
  {
    file: 'components/post-card/actions/DeletePostDialog.tsx',
    what: 'the question before a post is deleted',
    role: 'dialog',
    open: async (stage) => stage.choose(await stage.openWithPost('of mine'), 'post.action.delete'),
  },
  {
    file: 'components/post-card/actions/RedraftDialog.tsx',
    what: 'the question before a post is written anew',
    role: 'dialog',
    open: async (stage) => stage.choose(await stage.openWithPost('of mine'), 'post.action.redraft'),
  },
  {
    file: 'components/post-card/actions/TranslateDialog.tsx',
    what: 'the translation of a post',
    role: 'dialog',
    open: async (stage) => {
      await stage.page.addInitScript(() => {
        const translate = async (text: string) => `translated: ${text}`
        const create = async () => ({ translate })
        Object.assign(globalThis, { Translator: { availability: async () => 'available', create } })
      })
      await (await stage.client()).write({ status: 'auf Deutsch', language: 'de' })
      await stage.open('alice', '/home')
      await stage.choose(posts(stage.page).filter({ hasText: 'auf Deutsch' }), 'post.action.translate')
    },
  },
  {
    file: 'components/filter/FilterDialog.tsx',
    what: 'a filter for posts like this',
    role: 'dialog',
    open: async (stage) => {
      await (await stage.client('bob')).write({ status: 'of somebody else' })
      await stage.open('alice', '/home')
      await stage.choose(posts(stage.page).filter({ hasText: 'of somebody else' }), 'filter.add_from_post')
    },
  },
  {
    file: 'components/post-card/actions/LabelsDialog.tsx',
    what: 'the labels of a bookmark',
    role: 'dialog',
    open: async (stage) => {
      const client = await stage.client()
      const { id } = await client.write({ status: 'to find again' })
      await client.ask('POST', `/api/v1/statuses/${id}/bookmark`)
      await stage.open('alice', '/bookmarks')
      await stage.choose(posts(stage.page).filter({ hasText: 'to find again' }), 'labels.menu')
    },
  },
  {
    file: 'screens/personal-lists/LabelTools.tsx',
    what: 'the question before a label is deleted',
    role: 'dialog',
    open: async (stage) => {
      const client = await stage.client()
      const { id } = await client.write({ status: 'with a label' })
      await client.ask('POST', `/api/v1/statuses/${id}/bookmark`)
      await stage.open('alice', '/bookmarks')
      await stage.choose(posts(stage.page).filter({ hasText: 'with a label' }), 'labels.menu')
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Recipes')
      await stage.press('labels.add', dialog)
      await stage.press('labels.close', dialog)
      await stage.page.getByRole('link', { name: 'Recipes' }).click()
      await stage.press('labels.delete')
    },
  },
  {
    file: 'components/feed/FeedsOfPersonDialog.tsx',
    what: 'the feeds with a person',
    role: 'dialog',
    open: async (stage) => {
      await (await stage.client('bob')).write({ status: 'of a feed' })
      await stage.open('alice', '/home')
      await stage.choose(posts(stage.page).filter({ hasText: 'of a feed' }), 'feeds_of_person.open')
    },
  },
  {
    file: 'components/home-lens/HomeLens.tsx',
    what: 'what Home shows',
    role: 'menu',
    open: async (stage) => {
      await stage.open('alice', '/home')
      await stage.press('home.lens')
    },
  },
  {
    file: 'components/post-card/actions/SavePostDialog.tsx',
    what: 'the question before a post is kept for ever',
    role: 'dialog',
    open: async (stage) => stage.choose(await stage.openWithPost('of mine'), 'post.action.save'),
  },
  {
    file: 'components/post-card/actions/LoadRepliesDialog.tsx',
    what: 'the question before replies are loaded',
    role: 'dialog',
    open: async (stage) => {
      const { ask } = await stage.client('carol')
      const all = await ask<{ id: string; account: { acct: string } }[]>(
        'GET',
        '/api/v1/timelines/public?limit=40',
      )
      await stage.open('carol', `/post/${all.find(({ account }) => account.acct.includes('@'))?.id}`)
      await stage.choose(stage.page.locator('article[aria-current]'), 'post.action.load_replies')
    },
  },
  {
    file: 'components/emoji/EmojiPopover.tsx',
    what: 'the choice of a reaction',
    role: 'dialog',
    open: async (stage) => stage.press('reaction.add', await stage.openWithPost('of mine')),
  },
  {
    file: 'components/post/media/DescriptionButton.tsx',
    what: 'the description of a picture',
    role: 'dialog',
    open: async (stage) => stage.press('media.read_description', await stage.openWithPicture()),
  },
  {
    file: 'components/post/media/viewer/ImageViewer.tsx',
    what: 'the picture viewer',
    role: 'dialog',
    open: async (stage) => {
      const post = await stage.openWithPicture()
      await post.getByRole('link', { name: 'a red square', exact: true }).click()
    },
  },
  {
    file: 'components/feedback/CopyDialog.tsx',
    what: 'a text to copy by hand',
    role: 'dialog',
    open: async (stage) => {
      await stage.page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        Object.assign(document, { execCommand: () => false })
      })
      await stage.choose(await stage.openWithPost('of mine'), 'post.action.copy_link')
    },
  },
]

const WRITING: readonly Cover[] = [
  {
    file: 'components/composer/WritingSheet.tsx',
    what: 'the sheet to write in',
    role: 'dialog',
    only: 'phone',
    open: (stage) => stage.write('the beginning'),
  },
  {
    file: 'components/composer/attachments/UrlDialog.tsx',
    what: 'a question for the address of a file',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('with a file')
      await stage.press('attachment.attach_url')
    },
  },
  {
    file: 'components/emoji/EmojiPopover.tsx',
    what: 'the emoji of the composer',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('with an emoji')
      await stage.press('composer.emoji')
    },
  },
  {
    file: 'components/composer/use-description-reminder.tsx',
    what: 'the reminder of a missing description',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('with a picture')
      await stage.attach('attachment.attach')
      await expect(stage.page.getByRole('list', { name: stage.name('attachment.list') })).toBeVisible()
      await expect(stage.page.getByRole('progressbar')).toHaveCount(0)
      await stage.press('composer.publish')
      await expect(stage.button('reminder.describe')).toBeVisible()
    },
  },
  {
    file: 'components/composer/drafts/DraftsDialog.tsx',
    what: 'the list of drafts',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('a draft')
      await stage.press('drafts.open')
    },
  },
  {
    file: 'components/composer/drafts/SetApartItems.tsx',
    what: 'the question before something unreadable is deleted',
    role: 'dialog',
    open: async (stage) => {
      const { id } = await stage.client()
      await stage.write('a draft')
      await stage.page.evaluate((key) => localStorage.setItem(key, 'twice'), `kith_of_${id}_post_content_new`)
      await stage.press('drafts.open')
      const apart = stage.page.getByRole('region', { name: stage.name('set_apart.title') })
      await stage.press('drafts.delete', apart)
      await expect(stage.page.getByText(stage.name('set_apart.delete_text'))).toBeVisible()
    },
  },
  {
    file: 'components/composer/drafts/LostWriting.tsx',
    what: 'what happens with an answer to a deleted post',
    role: 'dialog',
    open: async (stage) => {
      const bob = await stage.client('bob')
      const { id } = await bob.write({ status: 'not for long' })
      await stage.open('alice', '/home')
      const post = posts(stage.page).filter({ hasText: 'not for long' })
      await post.locator('[data-shortcut="reply"]').click()
      await stage.text.fill('@bob too late')
      await bob.ask('DELETE', `/api/v1/statuses/${id}`)
      await stage.press('composer.publish')
      await expect(stage.button('drafts.as_new')).toBeVisible()
    },
  },
  {
    file: 'components/composer/outbox/OutboxNotice.tsx',
    what: 'the posts that wait',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('later')
      const headers = { 'retry-after': '600' }
      const fail = { path: '/api/v1/statuses', method: 'POST', status: 503, body: '', headers }
      await stage.world.control({ fail })
      await stage.press('composer.publish')
      await expect(stage.button('outbox.send_now')).toBeVisible()
      await follow(stage.page, '/about')
      await stage.page
        .getByRole('region', { name: stage.name('outbox.title') })
        .getByRole('button')
        .last()
        .click()
    },
  },
  {
    file: 'components/composer/EditConflictDialog.tsx',
    what: 'two versions of an edited post',
    role: 'dialog',
    open: async (stage) => {
      const client = await stage.client()
      const { id } = await client.write({ status: 'as it began' })
      await stage.open('alice', '/home')
      await stage.choose(posts(stage.page).filter({ hasText: 'as it began' }), 'post.action.edit')
      await stage.text.fill('mine')
      await client.ask('PUT', `/api/v1/statuses/${id}`, { status: 'theirs' })
      await stage.press('composer.update')
      await expect(stage.button('edit.take_theirs')).toBeVisible()
    },
  },
  {
    file: 'components/composer/RefusalDialog.tsx',
    what: 'why a comment was refused',
    role: 'dialog',
    open: async (stage) => {
      await stage.choose(await stage.openWithPost('of mine'), 'post.action.quote')
      await stage.text.fill('all of you')
      const body = JSON.stringify({ error: 'too many mentions', error_description: 'too many mentions' })
      await stage.world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 400, body } })
      await stage.press('composer.publish')
      await expect(stage.button('composer.back_to_text')).toBeVisible()
    },
  },
]

const PEOPLE: readonly Cover[] = [
  {
    file: 'components/profile-actions/ProfileMenu.tsx',
    what: 'the menu of a profile',
    role: 'menu',
    open: async (stage) => {
      await stage.open('alice', '/@bob')
      await stage.press('profile_action.more', stage.page.getByRole('main'))
    },
  },
  {
    file: 'components/profile-actions/GuestFollowDialog.tsx',
    what: 'how a guest follows',
    role: 'dialog',
    open: async (stage) => {
      await stage.open(null, '/@alice')
      await stage.press('follow.follow_person', stage.page.getByRole('main'))
    },
  },
  {
    file: 'components/profile-actions/RemoveFollowerDialog.tsx',
    what: 'the question before a follower is removed',
    role: 'dialog',
    open: async (stage) => {
      const bob = await stage.client('bob')
      await bob.ask('POST', `/api/v1/accounts/${(await stage.client()).id}/follow`)
      await stage.open('alice', '/@bob')
      await stage.chooseOfProfile('profile_action.remove_follower')
    },
  },
  {
    file: 'components/profile-actions/LoadPostsDialog.tsx',
    what: 'that posts come later',
    role: 'dialog',
    seed: 'profiles',
    open: async (stage) => {
      await stage.open('alice', '/@archivist@archive.example')
      await stage.chooseOfProfile('profile_action.load_latest')
    },
  },
  {
    file: 'components/profile-actions/DeleteUserDialog.tsx',
    what: 'the question before a user is deleted',
    role: 'dialog',
    seed: 'profiles',
    open: async (stage) => {
      await stage.open('carol', '/@ticker@wire.example')
      await stage.chooseOfProfile('profile_action.delete_user')
    },
  },
  {
    file: 'components/profile-header/AliasBadge.tsx',
    what: 'other accounts of a person',
    role: 'menu',
    seed: 'profiles',
    open: async (stage) => {
      await stage.open('alice', '/@mila')
      await stage.press('profile.badge_alias')
    },
  },
  {
    file: 'components/profile-hover-card/ProfileHoverCard.tsx',
    what: 'the card about a person',
    role: 'dialog',
    only: 'computer',
    open: async (stage) => {
      const { page } = stage
      await (await stage.client('bob')).write({ status: 'who am I?' })
      await stage.open('alice', '/home')
      const name = posts(page).filter({ hasText: 'who am I?' }).locator('header a[id]')
      await expect(async () => {
        await page.mouse.move(1, 1)
        await name.hover()
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    },
  },
  {
    file: 'components/payments/AddressDialog.tsx',
    what: 'the code of an address',
    role: 'dialog',
    seed: 'money',
    open: async (stage) => {
      await stage.open('bob', '/@alice')
      await stage.press('payments.show_code')
    },
  },
  {
    file: 'screens/subscription/InvoiceErrorDialog.tsx',
    what: 'why there is no invoice',
    role: 'dialog',
    seed: 'money',
    open: async (stage) => {
      await stage.open('bob', '/@alice/subscription')
      await stage.world.control({ busyWallet: 1 })
      await stage.press('payment.pay')
    },
  },
  {
    file: 'components/wallet/LinkEthereumDialog.tsx',
    what: 'linking an Ethereum address',
    role: 'dialog',
    open: async (stage) => {
      await giveWallet(stage.page, 'link')
      await stage.open('alice', '/@alice')
      await stage.chooseOfProfile('profile_action.link_ethereum')
    },
  },
  {
    file: 'components/identity/RemoveProofDialog.tsx',
    what: 'the question before a proof is removed',
    role: 'dialog',
    seed: 'profiles',
    open: async (stage) => {
      await stage.open('wanda', '/settings/profile')
      const proofs = stage.page.getByRole('region', { name: stage.name('proofs.title') })
      await stage.press('proofs.remove_named', proofs)
    },
  },
]

const SETTINGS: readonly Cover[] = [
  {
    file: 'screens/edit-profile/DiscardQuestion.tsx',
    what: 'the question before changes are discarded',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', '/settings/profile')
      await stage.page.getByLabel(stage.t('edit_profile.name'), { exact: true }).fill('Somebody')
      await stage.press('edit_profile.discard')
    },
  },
  {
    file: 'screens/edit-profile/CropDialog.tsx',
    what: 'the choice of a part of a picture',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', '/settings/profile')
      await stage.attach('edit_profile.picture_choose')
      await expect(stage.page.getByLabel(stage.t('edit_profile.crop_zoom'))).toBeFocused()
    },
  },
  {
    file: 'screens/settings/authentication/EndSessionsDialog.tsx',
    what: 'the question before other sessions end',
    role: 'dialog',
    seed: 'settings',
    open: async (stage) => {
      await stage.open('alice', sectionPath('authentication'))
      await stage.press('sessions.end_others')
    },
  },
  {
    file: 'screens/settings/device/WipeDialog.tsx',
    what: 'the question before a device forgets',
    role: 'dialog',
    open: async (stage) => {
      await stage.write('not yet')
      await stage.press(stage.isPhone ? 'composer.close' : 'action.cancel')
      await stage.page.goto(sectionPath('device'))
      await stage.press('device.delete_all')
    },
  },
  {
    file: 'screens/settings/deletion/DeleteAccountDialog.tsx',
    what: 'the question before an account is deleted',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', sectionPath('delete'))
      await stage.press('delete_account.open')
    },
  },
  {
    file: 'screens/aliases/RemoveUnknownDialog.tsx',
    what: 'the question before an alias is removed',
    role: 'dialog',
    seed: 'settings',
    open: async (stage) => {
      await stage.open('alice', '/settings/aliases')
      await stage.page.getByRole('button', { name: 'https://gone.example/users/alice' }).click()
    },
  },
  {
    file: 'screens/move-followers/MoveDialog.tsx',
    what: 'the question before followers move',
    role: 'dialog',
    seed: 'settings',
    open: async (stage) => {
      await stage.open('alice', '/settings/move-followers')
      await stage.page.getByRole('main').getByRole('combobox').fill('@alice@new.example')
      await stage.press('move.title', stage.page.getByRole('main'))
    },
  },
  {
    file: 'screens/custom-feed/DeleteFeedDialog.tsx',
    what: 'the question before a feed is deleted',
    role: 'dialog',
    open: async (stage) => {
      await openFeed(stage)
      await stage.press('custom_feeds.delete')
    },
  },
  {
    file: 'screens/custom-feed/RemoveMemberDialog.tsx',
    what: 'the question before somebody leaves a feed',
    role: 'dialog',
    open: async (stage) => {
      await openFeed(stage)
      await stage.press('custom_feeds.remove_named', stage.page.getByRole('main').getByRole('list'))
    },
  },
]

const GROUPS: readonly Cover[] = [
  {
    file: 'screens/groups/CreateGroupDialog.tsx',
    what: 'the form of a new group',
    role: 'dialog',
    open: async (stage) => {
      await stage.open('alice', '/groups')
      await stage.press('group.create')
    },
  },
  {
    file: 'components/group/EditGroupDialog.tsx',
    what: 'the form of a group',
    role: 'dialog',
    open: async (stage) => {
      await openOwnGroup(stage)
      await stage.press('group.edit')
    },
  },
  {
    file: 'components/group/DeleteGroupDialog.tsx',
    what: 'the question before a group is deleted',
    role: 'dialog',
    open: async (stage) => {
      await openOwnGroup(stage)
      await stage.press('group.delete')
    },
  },
  {
    file: 'components/post-card/actions/DeleteThreadDialog.tsx',
    what: 'the question before a thread is deleted',
    role: 'dialog',
    open: async (stage) => {
      const post = { status: 'in the club', group_id: await createGroup(stage) }
      await (await stage.client('bob')).write(post)
      await stage.open('alice', '/@club')
      await stage.choose(posts(stage.page).first(), 'post.action.delete_thread')
    },
  },
]

async function createGroup(stage: Stage): Promise<string> {
  const group = { name: 'club', description: 'For gardens' }
  return (await (await stage.client()).ask<{ id: string }>('POST', '/api/v1/groups', group)).id
}

async function openOwnGroup(stage: Stage): Promise<void> {
  await createGroup(stage)
  await stage.open('alice', '/@club')
}

async function openFeed(stage: Stage): Promise<void> {
  const [feed] = await (await stage.client()).ask<{ id: string }[]>('GET', '/api/v1/lists')
  await stage.open('alice', `/custom-feed/${feed?.id}`)
}

export const COVERS: readonly Cover[] = [...READING, ...WRITING, ...PEOPLE, ...GROUPS, ...SETTINGS]

/** Opens a cover and waits until all of it is there; returns it. */
export async function openCover({ what, role, seed, open }: Cover, stage: Stage): Promise<Locator> {
  if (seed) await stage.world.control({ seed })
  await open(stage)
  const cover = stage.page.getByRole(role).last()
  await expect(cover, what).toBeVisible()
  // What is in it loads when it is opened.
  await expect(cover.getByRole('status', { name: stage.name('list.loading') }), what).toHaveCount(0)
  return cover
}
