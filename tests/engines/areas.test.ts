/** Goes through each area of the product in an engine: docs/spec/conventions.md#browsers. */
import { expect, test } from 'vitest'
import { inEngine } from './engines.ts'

inEngine((visit) => {
  // docs/spec/conventions.md#browsers
  test('somebody signs in, and stays signed in when the page is loaded again', async () => {
    const { tab, open, fill, press, see, read, path } = await visit({})
    await open('/')
    await fill('Username', 'alice')
    await fill('Password', 'demo-password')
    await press('button', 'Sign in')
    await see('heading', 'Home')
    expect(await path()).toBe('/home')
    await tab.reload()
    await read('[role=feed] article')
  })

  test('a thread is opened from Home, and going back finds the row where it stood', async () => {
    const { tab, open, read, until, pressOn } = await visit({ as: 'alice' })
    await open('/home')
    await read('[role=feed] article')
    for (let times = 0; times < 5; times += 1) await tab.wheel([640, 450], 600)
    const href = await until(linkInView)
    await tab.evaluate(noteTopWhenClicked, href)
    await pressOn(`[role=feed] a[data-permalink][href="${href}"]`, '')
    await read('main article[aria-current]')
    const top = await until(notedTop)
    await tab.back()
    await until(isWhereItStood, href, top)
    expect(await tab.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
  })

  test('a post is written, published, and answered in its thread', async () => {
    const { tab, open, press, pressOn, fill, read } = await visit({ as: 'alice' })
    await open('/home')
    await press('button', 'What is on your mind?')
    await fill('Text of the post', 'Written in **this engine**')
    await press('button', 'Publish')
    await read('[role=feed] article strong', 'this engine')
    await pressOn('[role=feed] article a[data-permalink]', '')
    await read('main article[aria-current]')
    await press('button', 'Reply')
    await fill('Text of the post', 'And answered there')
    await press('button', 'Publish')
    await read('main ol article', 'And answered there')
    await tab.reload()
    await read('main ol article', 'And answered there')
    await open('/home')
    await read('[role=feed] article strong', 'this engine')
  })

  test('Persian turns the page around', async () => {
    const { tab, open, read } = await visit({ as: 'alice', locale: 'fa' })
    await open('/home')
    await read('[role=feed] article')
    expect(await tab.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'fa',
    ])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await tab.evaluate(overflow)).toBe(0)
  })

  test('notifications are read', async () => {
    const { open, see, read } = await visit({ as: 'alice' })
    await open('/notifications')
    await see('heading', 'Notifications')
    await read('main [data-row]')
  })

  test('a profile shows who it is and what they wrote', async () => {
    const { open, read } = await visit({ as: 'carol' })
    await open('/@bob')
    await read('main', 'I repair bicycles')
    await read('main article')
  })

  test('a search finds people and tags', async () => {
    const { tab, open, fill, read } = await visit({ as: 'alice' })
    await open('/home')
    await fill('Search', '@bob')
    await tab.key('Enter')
    await read('main [role=listitem], main li', 'I repair bicycles')
  })

  test('the theme is chosen in the settings and stays', async () => {
    const { tab, open, press, read, until } = await visit({ as: 'alice' })
    await open('/settings')
    const theme = () => tab.evaluate(() => document.documentElement.dataset.theme)
    await press('radio', 'Dark')
    await until(() => document.documentElement.dataset.theme === 'dark')
    await tab.reload()
    await read('h1')
    expect(await theme()).toBe('dark')
  })

  test('a subscription is paid', async () => {
    const { open, press, read } = await visit({ as: 'bob', seed: 'money' })
    await open('/@alice/subscription')
    await press('button', 'Pay')
    await read('main', 'Please send')
  })

  test('the pages of wallets and keys open', async () => {
    const { open, see } = await visit({ as: 'alice' })
    await open('/settings/identity-proof')
    await see('button', 'Generate message')
    const guest = await visit({})
    await guest.open('/ethereum')
  })
})

/**
 * Runs in the page. Returns the address of the post in the middle of the window, far from where Home begins.
 */
function linkInView(): string | null {
  if (scrollY < 2_000) return null
  const links = [...document.querySelectorAll('[role=feed] a[data-permalink]')]
  const link = links.find((each) => each.getBoundingClientRect().top > innerHeight / 3)
  return link?.getAttribute('href') ?? null
}

declare global {
  interface Window {
    /** The top of a link when it was clicked, in pixels. */
    topWhenClicked?: number
  }
}

/** Runs in the page. Notes where the link to a post stands when it is clicked: it may move until then. */
function noteTopWhenClicked(href: string): void {
  // The document listens: a list may draw the link anew before the click.
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`a[href="${href}"]`) : null
    if (link) window.topWhenClicked = link.getBoundingClientRect().top
  }
  document.addEventListener('click', note, { once: true, capture: true })
}

/** Runs in the page. */
const notedTop = () => window.topWhenClicked ?? null

/** Runs in the page. Returns whether the link to a post is within a pixel of where it stood. */
function isWhereItStood(href: string, top: number): boolean {
  const link = document.querySelector(`[role=feed] a[data-permalink][href="${href}"]`)
  return link !== null && Math.abs(link.getBoundingClientRect().top - top) <= 1
}
