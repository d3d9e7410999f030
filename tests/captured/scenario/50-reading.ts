/** Reads timelines, account pages, notifications, markers, custom feeds and searches. */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'

const idsOf = (body: Json) =>
  body.map?.(({ id, reblog }: Json) => (reblog ? { id, reblog: reblog.id } : id)) ?? body

export default async function reading(t: Caller) {
  const ids = t.ids()
  await timelines(t, ids)
  await accountPages(t, ids)
  await notifications(t)
  await feeds(t, ids)
  await search(t, ids)
}

async function timelines(t: Caller, ids: Json) {
  const read = (name: string, path: string, options?: CallOptions) =>
    t.call(`timelines/${name}`, 'GET', `/api/v1/timelines/${path}`, { as: 'ann', show: idsOf, ...options })
  await read('home', 'home?limit=60')
  await read('home-of-follower', 'home?limit=60', { as: 'ben' })
  await read('home-of-nobody', 'home', { as: 'cyd' })
  await read('home-page', 'home?limit=2')
  await read('home-second-page', `home?limit=2&max_id=${ids.private}`)
  await read('home-many-keys', `home?max_id=${ids.private}&limit=1&foo=a%20b`)
  await read('home-whole', 'home?limit=1', { show: undefined })
  await read('home-guest', 'home', { as: undefined })
  await read('home-full-page', 'home?limit=20', { show: (body: Json) => body.length })
  await read('public-local', 'public?local=true&limit=60', { fixture: false })
  await read('public-local-guest', 'public?local=true&limit=2', { as: undefined })
  await read('public-guest', 'public', { as: undefined })
  await read('public-all', 'public?limit=2')
  await read('public-instance', 'public?instance=other.example')
  await read('public-own-instance', `public?limit=1&instance=${new URL(t.origin).hostname}`)
  await read('direct', 'direct')
  await read('direct-to-the-named', 'direct', { as: 'ben' })
  await read('tag', 'tag/edited')
  await read('tag-other-case', 'tag/EDITED', { as: undefined })
  await read('tag-unknown', 'tag/nothing-like-it')
  await read('tag-with-hash', 'tag/%23edited')
  await read('list-unknown', 'list/99999')
  await read('group-unknown', `group/${NOBODY}`)
  await read('group-of-a-person', `group/${ids.ben}`)
  for (const path of ['bubble', 'link', 'tag', 'list']) await read(`absent/${path}`, path, { fixture: false })
  await t.call('transport/proxy/https', 'GET', '/api/v1/timelines/home?limit=1', {
    as: 'ann',
    headers: { 'x-forwarded-proto': 'https' },
    show: (body: Json) => body[0]?.account.avatar,
  })
  await t.call('transport/proxy/other-host', 'GET', '/api/v1/timelines/home?limit=1', {
    as: 'ann',
    headers: { host: 'other.example' },
    show: (body: Json) => [body[0]?.account.avatar, body[0]?.account.url],
  })
  await t.call('transport/proxy/forwarded-host', 'GET', '/api/v1/timelines/home?limit=1', {
    as: 'ann',
    headers: { 'x-forwarded-host': 'other.example' },
    show: (body: Json) => body[0]?.account.avatar,
    fixture: false,
  })
}

async function accountPages(t: Caller, ids: Json) {
  const read = (name: string, query?: string, options?: CallOptions) =>
    t.call(`accounts/statuses/${name}`, 'GET', `/api/v1/accounts/${ids.ann}/statuses${query}`, {
      as: 'ann',
      show: idsOf,
      ...options,
    })
  await read('default', '?limit=60')
  await read('with-replies', '?exclude_replies=false&limit=60')
  await read('without-replies', '?exclude_replies=true&limit=60', { fixture: false })
  await read('without-reblogs', '?exclude_reblogs=true&limit=60')
  await read('media', '?only_media=true')
  await read('pinned', '?pinned=true')
  await read('pinned-and-more', '?pinned=true&exclude_replies=false&only_media=false')
  await read('guest', '?limit=60', { as: undefined })
  await read('follower', '?limit=60', { as: 'ben', fixture: false })
  await read('stranger', '?limit=60', { as: 'cyd', fixture: false })
  await read('page', '?limit=1')
  await read('odd-flag', '?only_media=yes')
  await read('only-replies', '?only_replies=true&limit=1', { fixture: false })
  await t.call('accounts/statuses/unknown', 'GET', `/api/v1/accounts/${NOBODY}/statuses`)
  await t.call(
    'accounts/statuses/reposts',
    'GET',
    `/api/v1/accounts/${ids.ben}/statuses?exclude_replies=true`,
    { as: 'ann', show: idsOf },
  )
}

async function notifications(t: Caller) {
  const brief = (body: Json) =>
    body.map?.(
      ({
        type,
        subtype,
        account,
        status,
        emoji,
        emoji_url,
        reaction,
        moderation_warning,
        payment_amount,
        ...rest
      }: Json) => ({
        keys: Object.keys(rest),
        type,
        subtype,
        account: account.username,
        status: status?.id ?? null,
        emoji,
        emoji_url,
        reaction,
        moderation_warning,
        payment_amount,
      }),
    ) ?? body
  const read = (name: string, query?: string, options?: CallOptions) =>
    t.call(`notifications/${name}`, 'GET', `/api/v1/notifications${query}`, {
      as: 'ann',
      show: brief,
      ...options,
    })
  const { body: all } = await read('all', '?limit=60')
  await read('of-ben', '?limit=60', { as: 'ben' })
  await read('of-cyd', '?limit=60', { as: 'cyd' })
  await read('of-admin', '?limit=2', { as: 'admin', fixture: false })
  await read('whole', '?limit=3', { show: undefined })
  await read('page', '?limit=1')
  await read('filtered-in-vain', '?limit=2&types[]=follow&exclude_types[]=mention', { fixture: false })
  const middle = all[Math.floor(all.length / 2)]?.id
  t.know(middle, 'middle')
  const count = (body: Json) => body.length ?? body
  await read('before', `?max_id=${middle}`, { show: count, fixture: false })
  await read('after', `?min_id=${middle}&limit=60`, { show: count, fixture: false })
  await read('after-limited', `?min_id=${middle}&limit=2`, {
    show: (body: Json) =>
      body.map(({ id }: Json) => all.length - all.findIndex((one: Json) => one.id === id)),
  })
  await read('after-the-newest', `?min_id=${all[0]?.id}`)
  await read('min-id-word', '?min_id=x')
  await read('guest', '', { as: undefined })
  await t.call('notifications/one', 'GET', `/api/v1/notifications/${middle}`, { as: 'ann', fixture: false })

  const marker = (name: string, options?: CallOptions) =>
    t.call(`markers/${name}`, 'POST', '/api/v1/markers', { as: 'ann', ...options })
  const markers = (name: string, query?: string, options?: CallOptions) =>
    t.call(`markers/${name}`, 'GET', `/api/v1/markers${query}`, { as: 'ann', ...options })
  await markers('none-yet', '?timeline[]=notifications')
  await marker('flat-key', { json: { 'notifications[last_read_id]': '12' } })
  await marker('nested', { json: { notifications: { last_read_id: '11' } } })
  await marker('both', { json: { home: { last_read_id: NOBODY }, notifications: { last_read_id: '13' } } })
  await marker('number', { json: { notifications: { last_read_id: 12 } } })
  await marker('flat-number', { json: { 'notifications[last_read_id]': 12 } })
  await marker('word', { json: { notifications: { last_read_id: 'x' } } })
  await marker('empty', { json: {} })
  await marker('null', { json: { notifications: null } })
  await marker('form', { form: 'notifications[last_read_id]=14' })
  const parts = new FormData()
  parts.append('notifications[last_read_id]', '15')
  await marker('multipart', { multipart: parts })
  await marker('no-body', {})
  await marker('bad-json', { raw: '{', type: 'application/json' })
  await marker('guest', { as: undefined, json: {} })
  await markers('read', '?timeline[]=notifications')
  await markers('both-read', '?timeline[]=notifications&timeline[]=home')
  await markers('bare', '?timeline=notifications')
  await markers('indexed', '?timeline[0]=notifications', { fixture: false })
  await markers('unknown-name', '?timeline[]=public')
  await markers('no-timeline', '')
  await t.call('notifications/read-all', 'POST', '/api/v1/pleroma/notifications/read', {
    as: 'ann',
    form: 'max_id=1',
    fixture: false,
  })
  await t.call('notifications/clear', 'POST', '/api/v1/notifications/clear', { as: 'cyd' })
  await t.call('notifications/after-clear', 'GET', '/api/v1/notifications', { as: 'cyd' })
  await t.call('notifications/clear-guest', 'POST', '/api/v1/notifications/clear', { fixture: false })
}

async function feeds(t: Caller, ids: Json) {
  const lists = (name: string, method: string, path: string, options?: CallOptions) =>
    t.call(`lists/${name}`, method, `/api/v1/lists${path}`, { as: 'ann', ...options })
  await lists('none', 'GET', '')
  const { body: first } = await lists('created', 'POST', '', { json: { title: 'Friends' } })
  const { body: second } = await lists('created-by-form', 'POST', '', {
    form: 'title=Bots+%26+more&replies_policy=none&exclusive=false',
  })
  const a = first.id
  await lists('same-title', 'POST', '', { json: { title: 'Friends' } })
  await lists('same-in-other-case', 'POST', '', { json: { title: 'friends' } })
  await lists('empty-title', 'POST', '', { json: { title: '' } })
  await lists('blank-title', 'POST', '', { json: { title: ' \u200b ' } })
  await lists('trimmed-title', 'POST', '', { json: { title: '  Trimmed  ' } })
  await lists('long-title', 'POST', '', { json: { title: 'x'.repeat(201) } })
  await lists('emoji-title', 'POST', '', {
    json: { title: '😀'.repeat(200) },
    show: ({ title, error }: Json) => title?.length ?? error,
  })
  await lists('markup-title', 'POST', '', { json: { title: '<b>a & b</b>' } })
  await lists('no-title', 'POST', '', { json: {} })
  await lists('number-title', 'POST', '', { json: { title: 5 } })
  await lists('no-body', 'POST', '')
  await lists('by-guest', 'POST', '', { as: undefined, json: { title: 'x' } })
  await lists('by-reader', 'POST', '', {
    as: 'reader',
    json: { title: `x${t.stamp}` },
    show: (body: Json) => Object.keys(body),
    fixture: false,
  })
  await lists('all', 'GET', '', { show: (body: Json) => body.map(({ title }: Json) => title) })
  await lists('one', 'GET', `/${a}`)
  await lists('one-of-another', 'GET', `/${a}`, { as: 'ben' })
  await lists('one-unknown', 'GET', '/99999')
  await lists('renamed', 'PUT', `/${a}`, { json: { title: 'Best friends' } })
  await lists('renamed-to-itself', 'PUT', `/${a}`, { json: { title: 'Best friends' }, fixture: false })
  await lists('renamed-to-taken', 'PUT', `/${a}`, { json: { title: 'Bots & more' } })
  await lists('renamed-to-nothing', 'PUT', `/${a}`, { json: { title: '' } })
  await lists('renamed-by-form', 'PUT', `/${a}`, { form: 'title=x' })
  await lists('renamed-unknown', 'PUT', '/99999', { json: { title: 'x' } })
  const members = (name: string, method: string, query?: string, options?: CallOptions) =>
    lists(`members/${name}`, method, `/${a}/accounts${query}`, options)
  await members('none', 'GET', '')
  await members('added', 'POST', '', { json: { account_ids: [ids.ben] } })
  await members('added-again', 'POST', '', { json: { account_ids: [ids.cyd, ids.ben] } })
  await members('added-by-form', 'POST', '', { form: `account_ids[]=${ids.cyd}` })
  await members('added-oneself', 'POST', '', { json: { account_ids: [ids.ann] } })
  await members('same-twice', 'POST', '', { json: { account_ids: [ids.reader, ids.reader] } })
  await members('unknown', 'POST', '', { json: { account_ids: [NOBODY] } })
  await members('empty', 'POST', '', { json: { account_ids: [] } })
  await members('word', 'POST', '', { json: { account_ids: ['x'] } })
  await members('missing', 'POST', '', { json: {} })
  await members('no-body', 'POST', '')
  await members('of-another', 'POST', '', { as: 'ben', json: { account_ids: [ids.cyd] } })
  const usernames = (body: Json) => body.map?.(({ username }: Json) => username) ?? body
  await members('all', 'GET', '', { show: usernames })
  await members('page', 'GET', '?limit=1', { show: usernames })
  await members('next-page', 'GET', `?limit=1&max_id=${ids.cyd}`, { show: usernames })
  await members('limit-0', 'GET', '?limit=0', { show: usernames })
  await t.call('lists/of-account', 'GET', `/api/v1/accounts/${ids.ben}/lists`, { as: 'ann' })
  await t.call('lists/of-account-unknown', 'GET', `/api/v1/accounts/${NOBODY}/lists`, { as: 'ann' })
  await t.call('lists/home-without-members', 'GET', '/api/v1/timelines/home?limit=60', {
    as: 'ann',
    show: idsOf,
    fixture: false,
  })
  await t.call('lists/timeline', 'GET', `/api/v1/timelines/list/${a}?limit=60`, { as: 'ann', show: idsOf })
  await t.call('lists/timeline-of-another', 'GET', `/api/v1/timelines/list/${a}`, {
    as: 'ben',
    fixture: false,
  })
  await members('removed', 'DELETE', `?account_ids[]=${ids.ben}&account_ids[]=${ids.ann}`)
  await members('removed-again', 'DELETE', `?account_ids[]=${ids.ben}`)
  await members('removed-by-body', 'DELETE', '', { json: { account_ids: [ids.cyd] } })
  await members('removed-bare', 'DELETE', `?account_ids=${ids.cyd}`, { fixture: false })
  await lists('deleted', 'DELETE', `/${a}`)
  await lists('deleted-again', 'DELETE', `/${a}`)
  await lists('deleted-by-another', 'DELETE', `/${second.id}`, { as: 'ben' })
}

async function search(t: Caller, ids: Json) {
  const summary = (body: Json) =>
    body.accounts
      ? {
          accounts: body.accounts.map(({ username }: Json) => username),
          statuses: body.statuses.map(({ id }: Json) => id),
          hashtags: body.hashtags,
        }
      : body
  const find = (name: string, query?: string, options?: CallOptions) =>
    t.call(`search/${name}`, 'GET', `/api/v2/search?${query}`, { as: 'ann', show: summary, ...options })
  const ben = t.user('ben')
  const host = new URL(t.origin).hostname
  await find('name', `q=${ben}`)
  await find('at-name', `q=@${ben}`)
  await find('name-with-host', `q=@${ben}@${host}`)
  await find('acct', `q=acct:${ben}@${host}`)
  await find('unknown-remote', 'q=@nobody@other.example')
  await find('tag', 'q=%23edit')
  await find('tag-other-case', 'q=%23EDITED')
  await find('tag-unknown', 'q=%23zzzzzz')
  await find('tag-alone', 'q=%23')
  await find('text', 'q=%3EHello')
  await find('text-with-space', 'q=%3E%20hello')
  await find('text-two-words', 'q=%3Eone%20three')
  await find('text-part-of-word', 'q=%3Ehel')
  await find('text-alone', 'q=%3E')
  await find('two-words', 'q=hello%20world')
  await find('spaces-around', `q=%20${ben}%20`)
  await find('empty', 'q=')
  await find('none', '')
  await find('guest', `q=${ben}`, { as: undefined })
  await find('actor-url', `q=${encodeURIComponent(`${t.origin}/users/${ben}`)}`)
  await find('post-url', `q=${encodeURIComponent(`${t.origin}/objects/${ids.public}`)}`)
  await find('page-url', `q=${encodeURIComponent(`${t.origin}/post/${ids.public}`)}`)
  await find('profile-page-url', `q=${encodeURIComponent(`${t.origin}/@${ben}`)}`)
  await find('invisible-post-url', `q=${encodeURIComponent(`${t.origin}/objects/${ids.private}`)}`, {
    as: 'cyd',
  })
  await find('other-url', 'q=https%3A%2F%2Fother.example%2Fx')
  await find('ethereum-address', 'q=0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
  await find('did', 'q=did:pkh:eip155:1:0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
  await find('bad-did', 'q=did:x')
  await find('type-accounts', `q=${ben}&type=accounts`)
  await find('type-accounts-tag', 'q=%23edit&type=accounts')
  await find('type-statuses', 'q=Hello&type=statuses')
  await find('type-statuses-with-sign', 'q=%3EHello&type=statuses')
  await find('type-hashtags', 'q=edit&type=hashtags')
  await find('type-unknown', `q=${ben}&type=x`)
  await find('limit-0', `q=${ben}&limit=0`)
  await find('offset', `q=${ben}&offset=1`)
  await find('resolve', `q=${ben}&resolve=true`, { fixture: false })
  await find('whole', 'q=%3EHello&limit=1', { show: undefined })
  await t.call('search/v1', 'GET', `/api/v1/search?q=${ben}`, { as: 'ann', fixture: false })
}
