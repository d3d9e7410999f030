/** Opens the places that docs/finding-things.md shows: where a newcomer finds what is not in sight. */
import type { Locator } from '@playwright/test'
import { pathTo } from '#domain/session/route-map.ts'
import { type Section, sectionPath } from '#domain/settings/section.ts'
import { fillClipboard } from '../e2e/clipboard.ts'
import type { Stage } from '../e2e/every-cover.ts'
import { demoPerson, posts } from '../e2e/journey.ts'
import { pictureClient } from '../e2e/picture-client.ts'

/** Opens a place; returns what is looked for there. */
type Place = (stage: Stage) => Promise<Locator>

const READING: Readonly<Record<string, Place>> = {
  'answered-post': async (stage) => {
    const bob = await stage.client('bob')
    const { id } = await bob.write({ status: 'Who has fed the cat?' })
    await bob.write({ status: 'The kettle sings.' })
    await bob.write({ status: 'Nobody has, so I did.', in_reply_to_id: id })
    await stage.open('alice', '/home')
    return stage.page.getByRole('button', { name: 'Who has fed the cat?' })
  },
  lenses: async (stage) => {
    await stage.open('alice', '/home')
    await stage.press('home.lens')
    return stage.button('home.lens')
  },
  filters: (stage) => setting(stage, 'filters', stage.button('filter.add')),
  'filter-from-post': (stage) => inMenu(stage, 'bob', {}, 'filter.add_from_post'),
  translate: async (stage) => {
    await stage.page.addInitScript(() => {
      Object.assign(globalThis, { Translator: { availability: async () => 'available' } })
    })
    const german = { status: 'Der Kessel singt.', language: 'de' }
    return inMenu(stage, 'bob', german, 'post.action.translate')
  },
  'catch-up': async (stage) => {
    await stage.open('alice', '/explore')
    return stage.page.getByRole('main').getByRole('link', { name: stage.t('catch_up.title') })
  },
  find: async (stage) => {
    await (await stage.client('bob')).write({ status: 'Lanterns above the harbour' })
    await stage.open('alice', '/home')
    const search = stage.page.getByRole('combobox')
    await search.fill('lanterns')
    await search.press('Enter')
    return stage.page.getByRole('heading', { name: stage.t('find.title') })
  },
  labels: async (stage) => {
    const client = await stage.client()
    const { id } = await client.write({ status: 'Soup of forgotten vegetables' })
    await client.ask('POST', `/api/v1/statuses/${id}/bookmark`)
    await stage.open('alice', '/bookmarks')
    await stage.press('post.action.more', posts(stage.page).first())
    return item(stage, 'labels.menu')
  },
}

const WRITING: Readonly<Record<string, Place>> = {
  format: (stage) => inComposer(stage, 'format.title'),
  thread: (stage) => inComposer(stage, 'thread.add'),
  poll: (stage) => inComposer(stage, 'composer.poll'),
  language: async (stage) => {
    await stage.write('The kettle sings.')
    return stage.page.getByLabel(stage.t('composer.language'))
  },
  quote: async (stage) => {
    await (await stage.client('bob')).write({ status: 'The kettle sings.' })
    await stage.open('alice', '/home')
    await stage.choose(posts(stage.page).first(), 'post.action.quote')
    return group(stage, 'composer.quoted')
  },
  redraft: (stage) => inMenu(stage, 'alice', {}, 'post.action.redraft'),
  tracking: async (stage) => {
    await stage.write('')
    await fillClipboard(stage.page, 'https://cats.example/tea?utm_source=letter&fbclid=x')
    await stage.text.focus()
    await stage.page.keyboard.press('ControlOrMeta+v')
    return stage.button('action.undo')
  },
  share: async (stage) => {
    await stage.page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }))
    return inMenu(stage, 'bob', {}, 'action.share')
  },
  'share-here': (stage) => setting(stage, 'posts', group(stage, 'bookmark.title')),
}

const ACCOUNT: Readonly<Record<string, Place>> = {
  install: (stage) => setting(stage, 'device', group(stage, 'install.title')),
  told: async (stage) => {
    await stage.page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'default' })
    })
    const wanted = stage.page.getByRole('switch', { name: stage.t('system_notifications.switch') })
    return setting(stage, 'notifications', wanted)
  },
  bell: async (stage) => {
    await stage.open('alice', '/@bob')
    await stage.press('profile_action.more', stage.page.getByRole('main'))
    return item(stage, 'bell.switch_on')
  },
  'silent-hours': (stage) => setting(stage, 'notifications', group(stage, 'silent_hours.title')),
  archive: (stage) => setting(stage, 'data', group(stage, 'archive.title')),
  descriptions: async (stage) => {
    await stage.open('alice', '/home')
    const publish = await pictureClient(stage.page, demoPerson('alice'))
    await publish('Fog over the harbour', [{ width: 40, height: 40 }])
    await stage.open('alice', pathTo('edit-profile'))
    return stage.page.getByRole('link', { name: 'file without a description' })
  },
  sessions: (stage) => setting(stage, 'authentication', group(stage, 'sessions.title')),
  about: async (stage) => {
    await stage.open('alice', '/home')
    await stage.press('nav.more')
    return item(stage, 'nav.about')
  },
  'add-to-feed': (stage) => inMenu(stage, 'bob', {}, 'feeds_of_person.open'),
  audience: (stage) => setting(stage, 'posts', group(stage, 'settings.audience')),
}

/** Opens each place, by the name of its picture. */
export const PLACES: Readonly<Record<string, Place>> = { ...READING, ...WRITING, ...ACCOUNT }

const item = (stage: Stage, key: string) => stage.page.getByRole('menuitem', { name: stage.name(key) })

const group = ({ page, t }: Stage, key: string) => page.getByRole('region', { name: t(key) })

async function setting(stage: Stage, section: Section, wanted: Locator): Promise<Locator> {
  await stage.open('alice', sectionPath(section))
  return wanted
}

/** Opens the menu of a post that somebody has just written. */
async function inMenu(stage: Stage, author: string, post: object, key: string): Promise<Locator> {
  await (await stage.client(author)).write({ status: 'The kettle sings.', ...post })
  await stage.open('alice', '/home')
  await stage.press('post.action.more', posts(stage.page).first())
  return item(stage, key)
}

async function inComposer(stage: Stage, key: string): Promise<Locator> {
  await stage.write('The kettle sings.')
  return stage.button(key)
}
