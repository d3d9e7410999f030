/** Looks people up, follows and mutes them, asks to follow, and changes profiles. */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'

export default async function people(t: Caller) {
  const ids = t.ids()
  const lookup = (name: string, acct: string, options?: CallOptions) =>
    t.call(`accounts/lookup/${name}`, 'GET', `/api/v1/accounts/lookup?acct=${acct}`, options)
  const ann = t.user('ann')
  const host = new URL(t.origin).hostname
  await lookup('found', ann)
  await lookup('with-host', `${ann}@${host}`)
  await lookup('with-host-and-port', `${ann}@${new URL(t.origin).host}`)
  await lookup('other-case', ann.toUpperCase())
  await lookup('leading-at', `@${ann}`)
  await lookup('unknown', 'nobody-at-all')
  await lookup('unknown-host', 'nobody@other.example')
  await lookup('empty', '')
  await lookup('two-hosts', 'a@b@c')
  await lookup('space', 'a%20b')
  await lookup('umlaut', 'b%C3%A4r')
  await lookup('url', 'https%3A%2F%2Fother.example%2Fusers%2Fx')
  await t.call('accounts/lookup/no-acct', 'GET', '/api/v1/accounts/lookup')
  await t.call('accounts/by-id/found', 'GET', `/api/v1/accounts/${ids.ann}`)
  await t.call('accounts/by-id/oneself', 'GET', `/api/v1/accounts/${ids.ann}`, { as: 'ann', fixture: false })
  await t.call('accounts/by-id/unknown', 'GET', `/api/v1/accounts/${NOBODY}`)
  await t.call('accounts/by-id/word', 'GET', '/api/v1/accounts/x')

  const relationships = (name: string, query?: string, options?: CallOptions) =>
    t.call(`accounts/relationships/${name}`, 'GET', `/api/v1/accounts/relationships?${query}`, {
      as: 'ann',
      unordered: true,
      ...options,
    })
  await relationships('indexed', `id[0]=${ids.ben}&id[1]=${ids.cyd}`)
  await relationships('empty-brackets', `id[]=${ids.ben}&id[]=${ids.cyd}`, { fixture: false })
  await relationships('escaped-brackets', `id%5B%5D=${ids.ben}&id%5B%5D=${ids.cyd}`, { fixture: false })
  await relationships('repeated', `id=${ids.ben}&id=${ids.cyd}`, { fixture: false })
  await relationships('single', `id=${ids.ben}`, { fixture: false })
  await relationships('gap', `id[0]=${ids.ben}&id[2]=${ids.cyd}`)
  await relationships('from-one', `id[1]=${ids.ben}`)
  await relationships('backwards', `id[1]=${ids.ben}&id[0]=${ids.cyd}`)
  await relationships('mixed', `id=${ids.ben}&id[]=${ids.cyd}`)
  await relationships('none', '')
  await relationships('word', 'id[]=x')
  await relationships('empty-value', 'id[]=')
  await relationships('unknown', `id[]=${NOBODY}`)
  await relationships('twice', `id[]=${ids.ben}&id[]=${ids.ben}`)
  await relationships('oneself', `id[]=${ids.ann}`)

  const act = (name: string, what: Json, who: string, options?: CallOptions) =>
    t.call(`accounts/${name}`, 'POST', `/api/v1/accounts/${who}/${what}`, { as: 'ann', ...options })
  await act('follow/no-body', 'follow', ids.ben)
  await act('follow/again-without-reblogs', 'follow', ids.ben, { json: { reblogs: false, replies: true } })
  await act('follow/old-names', 'follow', ids.ben, {
    json: { showing_reblogs: false, showing_replies: false },
  })
  await act('follow/form', 'follow', ids.ben, { form: 'reblogs=false&replies=false' })
  await act('follow/nulls', 'follow', ids.ben, { json: { reblogs: null, replies: null } })
  await act('follow/words', 'follow', ids.ben, { json: { reblogs: 'no' } })
  await act('follow/cut-off', 'follow', ids.ben, { raw: '{', type: 'application/json' })
  await act('follow/oneself', 'follow', ids.ann)
  await act('follow/unknown', 'follow', NOBODY)
  await act('follow/guest', 'follow', ids.ben, { as: undefined, fixture: false })
  await act('follow/reader', 'follow', ids.ben, { as: 'reader' })
  await act('unfollow/reader', 'unfollow', ids.ben, { as: 'reader', fixture: false })
  await act('follow/back', 'follow', ids.ann, { as: 'ben', fixture: false })
  await relationships('both-ways', `id[]=${ids.ben}`)
  await act('remove-follower/done', 'remove_from_followers', ids.ben)
  await act('remove-follower/again', 'remove_from_followers', ids.ben)
  await act('remove-follower/oneself', 'remove_from_followers', ids.ann)
  await act('remove-follower/unknown', 'remove_from_followers', NOBODY)
  await act('follow/back-again', 'follow', ids.ann, { as: 'ben', fixture: false })
  await act('unfollow/not-followed', 'unfollow', ids.cyd)
  await act('unfollow/oneself', 'unfollow', ids.ann)
  await act('unfollow/unknown', 'unfollow', NOBODY)
  await act('mute/done', 'mute', ids.cyd, { json: { duration: 60, notifications: false } })
  await act('mute/again', 'mute', ids.cyd, { fixture: false })
  await act('mute/oneself', 'mute', ids.ann)
  await act('mute/unknown', 'mute', NOBODY)
  await t.call('accounts/mutes', 'GET', '/api/v1/mutes', { as: 'ann' })
  await t.call('accounts/mutes-full-page', 'GET', '/api/v1/mutes?limit=1', {
    as: 'ann',
    show: (body) => body.map?.(({ username }: Json) => username) ?? body,
    fixture: false,
  })
  await act('unmute/done', 'unmute', ids.cyd)
  await act('unmute/again', 'unmute', ids.cyd, { fixture: false })
  await act('unmute/oneself', 'unmute', ids.ann)
  for (const what of ['block', 'note', 'pin', 'unblock'])
    await act(`absent/${what}`, what, ids.ben, { fixture: false })

  const list = (name: string, path: string, options?: CallOptions) =>
    t.call(`accounts/${name}`, 'GET', path, { as: 'ann', ...options })
  await list('followers/own', `/api/v1/accounts/${ids.ann}/followers`)
  await list('followers/own-full-page', `/api/v1/accounts/${ids.ann}/followers?limit=1`, { show: names })
  await list('followers/of-another', `/api/v1/accounts/${ids.ben}/followers`)
  await list('followers/guest', `/api/v1/accounts/${ids.ben}/followers`, { as: undefined })
  await list('followers/unknown', `/api/v1/accounts/${NOBODY}/followers`)
  await list('following/own', `/api/v1/accounts/${ids.ann}/following`, { fixture: false })
  await list('subscribers/own', `/api/v1/accounts/${ids.ann}/subscribers`)
  await list('subscribers/of-another', `/api/v1/accounts/${ids.ben}/subscribers`)
  await list('subscribers/flag', `/api/v1/accounts/${ids.ann}/subscribers?include_expired=1`)
  await list('aliases', `/api/v1/accounts/${ids.ann}/aliases/all`, { as: undefined })
  await list('aliases-unknown', `/api/v1/accounts/${NOBODY}/aliases/all`)
  await t.call('accounts/load-activities/local', 'POST', `/api/v1/accounts/${ids.ben}/load_activities`, {
    as: 'ann',
    json: {},
  })
  await t.call('accounts/load-activities/no-body', 'POST', `/api/v1/accounts/${ids.ben}/load_activities`, {
    as: 'ann',
  })
  await t.call('accounts/load-activities/guest', 'POST', `/api/v1/accounts/${ids.ben}/load_activities`, {
    json: {},
  })
  await list('identicon', '/api/v1/accounts/identicon?input=x', { as: undefined, fixture: false })
  await list('identicon-none', '/api/v1/accounts/identicon', { as: undefined, fixture: false })

  await changeOneself(t)
  await ask(t, ids)
  await search(t)
}

const names = (body: Json) => body.map?.((one: Json) => one.username ?? one) ?? body

async function changeOneself(t: Caller) {
  const change = (name: string, json?: unknown, options?: CallOptions) =>
    t.call(`accounts/update/${name}`, 'PATCH', '/api/v1/accounts/update_credentials', {
      as: 'cyd',
      json,
      ...options,
    })
  await change('nothing', {})
  await change('name-note-fields', {
    display_name: 'Cyd :blob_cat: <b>&amp;</b>',
    note: 'One *line*\nand https://other.example/path and @carol #tag <b>x</b>',
    fields_attributes: [
      { name: 'Web', value: 'https://other.example' },
      { name: ' ', value: 'blank name' },
      { name: 'Plain <i>', value: 'a & b **c**' },
    ],
    bot: true,
    mention_policy: 'only_contacts',
    source: { privacy: 'private', language: 'en' },
  })
  await change('name-removed', {
    display_name: '',
    note: '',
    fields_attributes: [],
    bot: false,
    mention_policy: 'none',
    source: { privacy: 'public' },
  })
  await change('spaces-as-name', { display_name: '   ' })
  await change('name-201', { display_name: 'x'.repeat(201) })
  await change(
    'name-200-emoji',
    { display_name: '😀'.repeat(200) },
    { show: ({ display_name, error }: Json) => display_name?.length ?? error, fixture: false },
  )
  await change(
    'name-line-break',
    { display_name: 'a\nb' },
    { show: ({ display_name, error }: Json) => display_name ?? error },
  )
  await change('note-too-long', { note: 'x'.repeat(10_001) })
  await change('eleven-fields', {
    fields_attributes: Array.from({ length: 11 }, (_, n) => ({ name: `n${n}`, value: 'v' })),
  })
  await change('long-field-name', { fields_attributes: [{ name: 'x'.repeat(501), value: 'v' }] })
  await change('long-field-value', { fields_attributes: [{ name: 'x', value: 'v'.repeat(5001) }] })
  await change('field-without-value', { fields_attributes: [{ name: 'x' }] })
  await change('same-field-twice', {
    fields_attributes: [
      { name: 'x', value: '1' },
      { name: 'x', value: '2' },
    ],
  })
  await change('bad-mention-policy', { mention_policy: 'x' })
  await change('bad-privacy', { source: { privacy: 'direct' } })
  await change('odd-privacy', { source: { privacy: 'x' } })
  await change('bad-language', { source: { language: 'english' } })
  await change('null-language', { source: { language: null } })
  await change('avatar', {
    avatar: PNG,
    avatar_media_type: 'image/png',
    header: PNG,
    header_media_type: 'image/png',
  })
  await change('avatar-without-type', { avatar: PNG })
  await change('avatar-wrong-type', { avatar: PNG, avatar_media_type: 'text/plain' })
  await change('avatar-data-url', { avatar: `data:image/png;base64,${PNG}`, avatar_media_type: 'image/png' })
  await change('avatar-bad-base64', { avatar: 'x', avatar_media_type: 'image/png' })
  await change('avatar-too-large', {
    avatar: Buffer.alloc(2_000_001).toString('base64'),
    avatar_media_type: 'image/png',
  })
  await change('images-kept', { avatar: null, display_name: 'Cyd' })
  await change('images-removed', { avatar: '', header: '' })
  const parts = new FormData()
  parts.append('display_name', 'Cyd of the form')
  parts.append('fields_attributes[0][name]', 'x')
  parts.append('fields_attributes[0][value]', 'y')
  parts.append('avatar', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'a.png')
  await t.call('accounts/update/multipart', 'PATCH', '/api/v1/accounts/update_credentials', {
    as: 'cyd',
    multipart: parts,
  })
  await t.call('accounts/update/form', 'PATCH', '/api/v1/accounts/update_credentials', {
    as: 'cyd',
    form: 'display_name=x',
  })
  await t.call('accounts/update/no-body', 'PATCH', '/api/v1/accounts/update_credentials', { as: 'cyd' })
  await t.call('accounts/update/bad-json', 'PATCH', '/api/v1/accounts/update_credentials', {
    as: 'cyd',
    raw: '{',
    type: 'application/json',
  })
  await change('guest', {}, { as: undefined })
  await change('by-reader', { display_name: '' }, { as: 'reader', fixture: false })
  await change('locked', { locked: true, display_name: '', avatar: '', fields_attributes: [] })
}

/** Follows a person who approves followers. A server without profile changes has no such person. */
async function ask(t: Caller, ids: Json) {
  const post = (name: string, path: string, as?: string) =>
    t.call(`follow-requests/${name}`, 'POST', path, { as })
  const list = (name: string, path: string, as?: string, options?: CallOptions) =>
    t.call(`follow-requests/${name}`, 'GET', path, { as, ...options })
  await post('asked', `/api/v1/accounts/${ids.cyd}/follow`, 'ann')
  await post('asked-again', `/api/v1/accounts/${ids.cyd}/follow`, 'ann')
  await list('incoming', '/api/v1/follow_requests', 'cyd')
  await list('incoming-full-page', '/api/v1/follow_requests?limit=1', 'cyd', { show: names, fixture: false })
  await list('outgoing', '/api/v1/follow_requests/outgoing', 'ann')
  await list('of-the-asked', `/api/v1/accounts/relationships?id[]=${ids.ann}`, 'cyd')
  await post('rejected', `/api/v1/follow_requests/${ids.ann}/reject`, 'cyd')
  await post('rejected-again', `/api/v1/follow_requests/${ids.ann}/reject`, 'cyd')
  await list('after-rejection', `/api/v1/accounts/relationships?id[]=${ids.cyd}`, 'ann')
  await post('asked-after-rejection', `/api/v1/accounts/${ids.cyd}/follow`, 'ann')
  await post('taken-back', `/api/v1/accounts/${ids.cyd}/unfollow`, 'ann')
  await post('asked-once-more', `/api/v1/accounts/${ids.cyd}/follow`, 'ann')
  await post('accepted', `/api/v1/follow_requests/${ids.ann}/authorize`, 'cyd')
  await post('accepted-again', `/api/v1/follow_requests/${ids.ann}/authorize`, 'cyd')
  await post('accept-unknown', `/api/v1/follow_requests/${NOBODY}/authorize`, 'cyd')
  await post('unfollowed', `/api/v1/accounts/${ids.cyd}/unfollow`, 'ann')
  await list('none', '/api/v1/follow_requests', 'ann')
}

async function search(t: Caller) {
  const find = (name: string, query?: string, options?: CallOptions) =>
    t.call(`accounts/search/${name}`, 'GET', `/api/v1/accounts/search?${query}`, {
      as: 'ann',
      show: names,
      ...options,
    })
  const ann = t.user('ann')
  await find('name', `q=${ann}`)
  await find('part', `q=${ann.slice(1)}`, { fixture: false })
  await find('other-case', `q=${ann.toUpperCase()}`)
  await find('at', `q=@${ann}`)
  await find('acct', `q=acct:${ann}`)
  await find('exclamation', `q=!${ann}`)
  await find('with-host', `q=${ann}@${new URL(t.origin).hostname}`)
  await find('other-host', `q=${ann}@other.example`)
  await find('two-words', `q=${ann}%20x`)
  await find('empty', 'q=')
  await find('none', '')
  await find('limit', `q=${t.user('')}&limit=1`)
  await find('offset', `q=${ann}&offset=1`)
  await find('guest', `q=${t.user('')}`, { as: undefined, show: (body: Json) => body.length ?? body })
  await find('guest-resolve', `q=${ann}&resolve=true`, { as: undefined })
  await find('whole-answer', `q=${ann}`, { show: undefined })
  await t.call('accounts/search-did/bad', 'GET', '/api/v1/accounts/search_did?did=x')
  await t.call(
    'accounts/search-did/unknown',
    'GET',
    '/api/v1/accounts/search_did?did=did:pkh:eip155:1:0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  )
  await t.call('accounts/directory/by-name', 'GET', '/api/v1/directory?order=new&limit=2', {
    as: 'ann',
    show: names,
  })
  await t.call('accounts/directory/active', 'GET', '/api/v1/directory?limit=1', {
    as: 'ann',
    show: (body: Json) => body.length ?? body,
  })
  await t.call('accounts/directory/guest', 'GET', '/api/v1/directory')
}

/** A picture of one grey pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAtdxd/gAAAABJRU5ErkJggg=='
