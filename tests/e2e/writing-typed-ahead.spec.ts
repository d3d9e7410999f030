/** Tests docs/spec/conventions.md#typing-ahead. */
import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { sectionPath } from '#domain/settings/section.ts'
import { chooseItem, demoPerson, expect, posts, test, type World } from './journey.ts'
import { otherClient } from './other-client.ts'

interface Stage {
  page: Page
  world: World
  openAs: (path: string) => Promise<void>
}

/** A press that opens a field whose code, or whose text, comes later. */
interface Way {
  what: string
  /** The beginnings of the names of the files that come later; none where the server's answer does. */
  late: readonly string[]
  /** A call that is answered later. */
  call?: { method: string; path: string }
  /** Opens the page; returns what is pressed last. */
  open: (stage: Stage) => Promise<() => Promise<void>>
  field: (page: Page) => Locator
  /** What stands in the field before. */
  before?: RegExp
}

const text = (page: Page) => page.getByLabel('Text of the post')
const alice = demoPerson('alice')

/** Opens Home, where the newest post is one of bob's or of one's own. */
async function openPost({ page, openAs }: Stage, author: string): Promise<Locator> {
  const client = await otherClient(page.context().request, demoPerson(author))
  await client.write({ status: 'to be pressed' })
  await openAs('/home')
  const post = posts(page).filter({ hasText: 'to be pressed' })
  await expect(post).toBeVisible()
  return post
}

const WAYS: readonly Way[] = [
  {
    what: 'the line of Home',
    late: ['editor'],
    open: async ({ page, openAs }) => {
      await openAs('/home')
      return () => page.getByRole('button', { name: 'What is on your mind?' }).click()
    },
    field: text,
  },
  {
    what: 'the shortcut n on Home',
    late: ['editor'],
    open: async ({ page, openAs }) => {
      await openAs('/home')
      await shortcutsWork(page)
      return () => page.keyboard.press('n')
    },
    field: text,
  },
  {
    what: 'the shortcut n on another page',
    late: ['homescreen', 'editor'],
    open: async ({ page, openAs }) => {
      await openAs('/about')
      await shortcutsWork(page)
      return () => page.keyboard.press('n')
    },
    field: text,
  },
  {
    what: 'the answer to a post',
    late: ['editor'],
    open: async (stage) => {
      const post = await openPost(stage, 'bob')
      return () => post.getByRole('button', { name: /^Reply/ }).click()
    },
    field: text,
    before: /^@bob\S* /,
  },
  {
    what: 'the answer to a post, before any action has come',
    late: ['actions', 'editor'],
    open: async (stage) => {
      const post = await openPost(stage, 'bob')
      return () => post.getByRole('button', { name: /^Reply/ }).press('Enter')
    },
    field: text,
    before: /^@bob\S* /,
  },
  {
    what: 'the quote of a post',
    late: [],
    open: async (stage) => {
      const post = await openPost(stage, 'bob')
      await post.getByRole('button', { name: 'More' }).click()
      return () => chooseItem(stage.page, 'Repost with comment')
    },
    field: text,
    before: /^@bob\S* /,
  },
  {
    what: 'the edit of a post',
    late: [],
    call: { method: 'GET', path: '/api/v1/statuses/*/source' },
    open: async (stage) => {
      const post = await openPost(stage, 'alice')
      await post.getByRole('button', { name: 'More' }).click()
      return () => chooseItem(stage.page, 'Edit')
    },
    field: text,
    before: /^to be pressed/,
  },
  {
    what: 'an answer in a talk',
    late: ['editor'],
    open: async ({ page, openAs }) => {
      const bob = await otherClient(page.context().request, demoPerson('bob'))
      const { id } = await bob.write({ status: '@alice are you there?', visibility: 'direct' })
      await openAs(`/direct/${id}`)
      return () => page.getByRole('button', { name: 'Write a direct reply' }).click()
    },
    field: text,
    before: /^@bob\S* /,
  },
  {
    what: 'the palette',
    late: ['palette'],
    open: async ({ page, openAs }) => {
      await openAs('/about')
      await shortcutsWork(page)
      return () => page.keyboard.press('Control+k')
    },
    field: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    what: 'the emoji for a reaction',
    late: ['emojipicker'],
    open: async (stage) => {
      const post = await openPost(stage, 'bob')
      return () => post.getByRole('button', { name: 'React' }).click()
    },
    field: (page) => page.getByRole('combobox', { name: 'Search emoji' }),
  },
  {
    what: 'the new name of a feed',
    late: ['feednameform'],
    open: async ({ page, openAs }) => {
      const { ask } = await otherClient(page.context().request, alice)
      const { id } = await ask<{ id: string }>('POST', '/api/v1/lists', { title: 'Bread' })
      await openAs(`/custom-feed/${id}`)
      return () => page.getByRole('button', { name: 'Rename feed' }).click()
    },
    field: (page) => page.getByRole('textbox', { name: 'Feed name' }),
    before: /^Bread/,
  },
  {
    what: 'the labels of a bookmark',
    late: ['labelsdialog'],
    open: async ({ page, openAs }) => {
      const client = await otherClient(page.context().request, alice)
      const { id } = await client.write({ status: 'to find again' })
      await client.ask('POST', `/api/v1/statuses/${id}/bookmark`)
      await openAs('/bookmarks')
      await posts(page).first().getByRole('button', { name: 'More' }).click()
      return () => chooseItem(page, 'Labels')
    },
    field: (page) => page.getByRole('textbox', { name: 'New label' }),
  },
  {
    what: 'the address of a file',
    late: ['urldialog'],
    open: async ({ page, openAs }) => {
      await openAs('/home')
      await page.getByRole('button', { name: 'What is on your mind?' }).click()
      return () => page.getByRole('button', { name: 'Attach from the web' }).click()
    },
    field: (page) => page.getByRole('textbox', { name: 'Address of the file' }),
  },
  {
    what: 'a new group',
    late: ['creategroupdialog'],
    open: async ({ page, openAs }) => {
      await openAs('/groups')
      return () => page.getByRole('button', { name: 'Create a group' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' }),
  },
  {
    what: 'the description of a group',
    late: ['editgroupdialog'],
    call: { method: 'GET', path: '/api/v1/groups/*/source' },
    open: async ({ page, openAs }) => {
      await openGroup(page)
      await openAs('/@club')
      return () => page.getByRole('button', { name: 'Edit group' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Description' }),
    before: /^For gardens/,
  },
  {
    what: 'the name of a group to be deleted',
    late: ['deletegroupdialog'],
    open: async ({ page, openAs }) => {
      await openGroup(page)
      await openAs('/@club')
      return () => page.getByRole('button', { name: 'Delete group' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    what: 'a post to a group',
    late: ['editor'],
    open: async ({ page, openAs }) => {
      await openGroup(page)
      await openAs('/@club')
      return () => page.getByRole('button', { name: 'Write to this group' }).click()
    },
    field: text,
  },
  {
    what: 'the name of an account to be deleted',
    late: ['deleteaccountdialog'],
    open: async ({ page, openAs }) => {
      await openAs(sectionPath('delete'))
      return () => page.getByRole('button', { name: 'Delete account…' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    what: 'a post that is written anew',
    late: [],
    call: { method: 'DELETE', path: '/api/v1/statuses/*' },
    open: async (stage) => {
      const post = await openPost(stage, 'alice')
      await post.getByRole('button', { name: 'More' }).click()
      await chooseItem(stage.page, 'Take back and rewrite')
      return () => stage.page.getByRole('button', { name: 'Delete and rewrite' }).click()
    },
    field: text,
    before: /^to be pressed/,
  },
  {
    what: 'a draft of another page',
    late: [],
    call: { method: 'GET', path: '/api/v1/statuses/*/thread' },
    open: async (stage) => {
      const { page } = stage
      const post = await openPost(stage, 'bob')
      await post.getByRole('button', { name: /^Reply/ }).click()
      await page.keyboard.type('half ')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'What is on your mind?' }).click()
      await page.getByRole('button', { name: 'Drafts' }).click()
      return () => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    },
    field: text,
    before: /^@bob\S* half /,
  },
]

async function openGroup(page: Page): Promise<void> {
  const { ask } = await otherClient(page.context().request, alice)
  await ask('POST', '/api/v1/groups', { name: 'club', description: 'For gardens' })
}

async function shortcutsWork(page: Page): Promise<void> {
  await expect(page.locator('[aria-keyshortcuts]').first()).toBeAttached()
}

const WORDS = 'the quick brown fox, jumping'

function filesOf(name: string): string[] {
  const files = readdirSync('dist/assets').filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  )
  expect(files, name).not.toEqual([])
  return files.map((file) => `/assets/${file}`)
}

async function typeAhead(stage: Stage, { call, open, field, before }: Way, delay: number): Promise<void> {
  const { page, world } = stage
  const press = await open(stage)
  if (call) await world.control({ hold: call })
  await press()
  await page.keyboard.type(WORDS, { delay })
  await world.control({ release: true })
  await expect(field(page)).toHaveValue(new RegExp(`${before?.source ?? '^'}${WORDS}$`))
}

// docs/spec/conventions.md#typing-ahead
for (const way of WAYS) {
  for (const delay of [0, 10, 30, 100])
    test(`what is typed at ${delay} ms a key before the field has come stands in it: ${way.what}`, async ({
      page,
      world,
      openAs,
    }) => {
      for (const path of way.late.flatMap(filesOf)) await world.control({ hold: { path } })
      await typeAhead({ page, world, openAs: (path) => openAs(alice, path) }, way, delay)
    })

  test(`nothing that is typed is missing on a first visit at 400 kbit/s: ${way.what}`, async ({
    page,
    world,
    openAs,
  }) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await typeAhead({ page, world, openAs: (path) => openAs(alice, path) }, way, 30)
  })
}

// docs/spec/conventions.md#typing-ahead
for (const width of [1280, 390])
  test(`the answer gives the focus back to its button, and a letter typed ahead likes nothing, ${width} wide`, async ({
    page,
    world,
    openAs,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of filesOf('editor')) await world.control({ hold: { path } })
    const post = await openPost({ page, world, openAs: (path) => openAs(alice, path) }, 'bob')
    const reply = post.getByRole('button', { name: /^Reply/ })
    await reply.press('Enter')
    await page.keyboard.type('lb')
    await world.control({ release: true })
    await expect(text(page)).toHaveValue(/lb$/)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await expect(reply).toBeFocused()
    await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(post.getByRole('button', { name: /^Repost/ })).toHaveAttribute('aria-pressed', 'false')
  })

// docs/spec/conventions.md#typing-ahead
test('what an input method composes and what is pasted ahead stands in the field, and Ctrl+Z takes it back', async ({
  page,
  world,
  openAs,
}) => {
  for (const path of filesOf('editor')) await world.control({ hold: { path } })
  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.insertText', { text: '日本' })
  await keyboard.send('Input.imeSetComposition', { text: 'ご', selectionStart: 1, selectionEnd: 1 })
  await world.control({ release: true })
  await expect(text(page)).toBeFocused()
  await expect(text(page)).toHaveValue('日本ご')
  await page.keyboard.type('!')
  await expect(text(page)).toHaveValue('日本ご!')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveValue('')
})

// docs/spec/conventions.md#typing-ahead
test('Tab leads on from what was pressed', async ({ page, world, openAs }) => {
  for (const path of filesOf('editor')) await world.control({ hold: { path } })
  const post = await openPost({ page, world, openAs: (path) => openAs(alice, path) }, 'bob')
  await post.getByRole('button', { name: /^Reply/ }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(post.getByRole('button', { name: /^Repost/ })).toBeFocused()
  await world.control({ release: true })
  await expect(text(page)).toBeFocused()
})
