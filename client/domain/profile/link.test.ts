import { describe, expect, test } from 'vitest'
import { destinationOf, type LinkTable, postLink, profileLink, profilePath } from './link.ts'

const POST_ID = '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b'

const alice = { id: 'a1', username: 'alice', acct: 'alice', url: 'https://kith.example/users/alice' }
const vera = { id: 'v1', username: 'vera', acct: 'vera@meadow.example', url: 'https://meadow.example/@vera' }
const bridge = {
  id: 'b1',
  username: 'bridge',
  acct: 'https://bridge.example/actors/7',
  url: 'https://bridge.example/7',
}

const localPost = {
  id: POST_ID,
  uri: `https://kith.example/objects/${POST_ID}`,
  url: `https://kith.example/objects/${POST_ID}`,
  account: alice,
}
const remotePost = {
  id: 'p2',
  uri: 'https://meadow.example/objects/2',
  url: 'https://meadow.example/@vera/2',
  account: vera,
}

const table: LinkTable = {
  mentions: [alice, vera, bridge],
  tags: [{ name: 'gärten' }, { name: 'c++' }],
  posts: [localPost, remotePost],
  guest: false,
  origins: ['https://kith.example', 'http://127.0.0.1:4000'],
}

const elsewhere = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' })

function follow(
  href: string,
  changes: { text?: string; className?: string; rel?: string; guest?: boolean } = {},
) {
  const { guest = false, ...link } = changes
  const destination = destinationOf(
    { href, text: 'text', className: '', rel: 'noopener', ...link },
    { ...table, guest },
  )
  return destination?.kind === 'inside' ? destination.path : (destination?.href ?? null)
}

describe('profile addresses', () => {
  // docs/spec/access.md#links-to-profiles
  test.each([
    ['a local profile', alice, '/@alice'],
    ['a remote profile', vera, '/@vera@meadow.example'],
    ["an acct with '://'", bridge, '/profile/b1'],
    ['an acct that would leave its path segment', { id: 'x', acct: 'a/../b?c#d' }, '/@a%2F..%2Fb%3Fc%23d'],
  ])('%s', (_, account, expected) => {
    expect(profilePath(account)).toBe(expected)
  })

  // docs/spec/access.md#what-guests-may-do
  // docs/spec/posts.md#remote-posts-and-profiles-for-guests
  test('a guest reads remote profiles and posts at their origin', () => {
    expect(profileLink(vera, true)).toEqual(elsewhere(vera.url))
    expect(profileLink(alice, true)).toEqual({ href: '/@alice' })
    expect(profileLink(vera, false)).toEqual({ href: '/@vera@meadow.example' })
    expect(postLink(remotePost, true, false)).toEqual(elsewhere(remotePost.url))
    expect(postLink({ ...remotePost, url: '' }, true, false)).toEqual(elsewhere(remotePost.uri))
    expect(postLink(localPost, true, false)).toEqual({ href: `/post/${POST_ID}` })
    expect(postLink(remotePost, false, false)).toEqual({ href: '/post/p2' })
  })

  test('an origin that is no web address is not linked to', () => {
    const scripted = { ...vera, url: 'javascript:alert(1)' }
    expect(profileLink(scripted, true)).toEqual({ href: '/@vera@meadow.example' })
    const unsafe = { ...remotePost, url: 'data:text/html,x', uri: '' }
    expect(postLink(unsafe, true, false)).toEqual({ href: '/post/p2' })
  })

  // docs/spec/posts.md#threads-in-a-new-tab
  test('threads open in a new tab when the viewer prefers that', () => {
    expect(postLink(localPost, false, true)).toEqual({ href: `/post/${POST_ID}`, target: '_blank' })
  })
})

// docs/spec/posts.md#links-in-a-text
describe('links in a text', () => {
  test.each([
    ['a mention by its href', vera.url, '/@vera@meadow.example'],
    ['a mention spelled otherwise', 'HTTPS://Meadow.example:443/@vera', '/@vera@meadow.example'],
    ['a mention without address', bridge.url, '/profile/b1'],
    ['a known post by uri', remotePost.uri, '/post/p2'],
    ['a known post by url', remotePost.url, '/post/p2'],
    ['an own post', `https://kith.example/post/${POST_ID}`, `/post/${POST_ID}`],
    ['an own object', `http://127.0.0.1:4000/objects/${POST_ID}`, `/post/${POST_ID}`],
    ['an own actor', 'https://kith.example/users/bob', '/@bob'],
    ['an own profile', 'https://kith.example/@bob@night.example/gallery', '/@bob@night.example/gallery'],
    ['an own tag', 'https://kith.example/collections/tags/g%C3%A4rten', '/tag/g%C3%A4rten'],
  ])('inside: %s', (_, href, expected) => {
    expect(follow(href)).toBe(expected)
  })

  test.each([
    ['a page elsewhere', 'https://else.example/post/1'],
    ['another path of the server', 'https://kith.example/about'],
    ['a post path without a UUID, which the server answers with 404', 'https://kith.example/post/1'],
    ['the same host on another port', `https://kith.example:8443/post/${POST_ID}`],
    ['a mail address', 'mailto:alice@kith.example'],
    ['a payment', 'monero:8888?tx_amount=1'],
    ['another payment', 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
    ['a capsule', 'gemini://capsule.example/'],
    ['a chat', 'irc://irc.example/kith'],
    ['a torrent', 'magnet:?xt=urn:btih:1'],
    ['a voice server', 'mumble://voice.example/'],
    ['a nex page', 'nex://nex.example/'],
    ['an address for messages', 'xmpp:a@b.example'],
  ])('outside: %s', (_, href) => {
    expect(follow(href)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://kith.example/1',
    'file:///etc/passwd',
    'JAVASCRIPT:alert(1)',
    'httpsx://else.example/',
    'xhttps:1',
    'about:blank',
    'filesystem:https://kith.example/1',
    '/post/1',
    '//evil.example',
    '#top',
    '',
    'https://',
  ])('no link at all: %j', (href) => {
    expect(follow(href)).toBeNull()
  })

  test('a hashtag by class or rel, when its text is one of the tags', () => {
    const href = 'https://meadow.example/tags/gaerten'
    expect(follow(href, { text: '#Gärten', className: 'hashtag' })).toBe('/tag/g%C3%A4rten')
    expect(follow(href, { text: '#gärten', rel: 'nofollow tag' })).toBe('/tag/g%C3%A4rten')
    expect(follow(href, { text: '#c++', rel: 'tag' })).toBe('/tag/c%2B%2B')
    expect(follow(href, { text: '#other', rel: 'tag' })).toBe(href)
    expect(follow(href, { text: '#gärten', className: 'not-a-hashtag' })).toBe(href)
  })

  test('a guest stays inside for what is local', () => {
    expect(follow(vera.url, { guest: true })).toBe(vera.url)
    expect(follow(remotePost.uri, { guest: true })).toBe(remotePost.uri)
    expect(follow(alice.url, { guest: true })).toBe('/@alice')
    expect(follow(localPost.uri, { guest: true })).toBe(`/post/${POST_ID}`)
  })

  test('a link to a mention contains the mention', () => {
    const destination = destinationOf({ href: vera.url, text: '@vera', className: '', rel: '' }, table)
    expect(destination).toEqual({ kind: 'inside', path: '/@vera@meadow.example', mention: vera })
  })
})
