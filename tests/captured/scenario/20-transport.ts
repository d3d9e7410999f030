/** Tries what all calls share: unknown paths, methods, headers, tokens, encodings, limits, other origins. */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'

export default async function transport(t: Caller) {
  const call = (name: string, method: string, path: string, options?: CallOptions) =>
    t.call(`transport/${name}`, method, path, options)
  await call('unknown-path', 'GET', '/api/v1/nothing')
  await call('unknown-path-post', 'POST', '/api/v1/nothing', { json: {} })
  await call('unknown-below-oauth', 'GET', '/oauth/nothing')
  await call('api-itself', 'GET', '/api')
  await call('oauth-itself', 'GET', '/oauth', { fixture: false })
  await call('trailing-slash', 'GET', '/api/v1/instance/peers/')
  await call('double-slashes', 'GET', '//api//v1/instance//peers')

  const wrong: Record<string, [string, string]> = {
    'accounts-get': ['GET', '/api/v1/accounts'],
    'accounts-put': ['PUT', '/api/v1/accounts'],
    'accounts-search-post': ['POST', '/api/v1/accounts/search'],
    'load-activities-get': ['GET', `/api/v1/accounts/${NOBODY}/load_activities`],
    'instance-delete': ['DELETE', '/api/v1/instance'],
    'home-post': ['POST', '/api/v1/timelines/home'],
    'lists-patch': ['PATCH', '/api/v1/lists'],
    'statuses-delete': ['DELETE', '/api/v1/statuses'],
    'token-put': ['PUT', '/oauth/token'],
    'revoke-get': ['GET', '/oauth/revoke'],
    'clear-get': ['GET', '/api/v1/notifications/clear'],
    'verify-post': ['POST', '/api/v1/accounts/verify_credentials'],
    'media-get': ['GET', '/api/v1/media'],
    'account-delete': ['DELETE', `/api/v1/accounts/${NOBODY}`],
  }
  for (const [name, [method, path]] of Object.entries(wrong)) {
    await call(`wrong-method/${name}`, method, path, {
      as: 'ann',
      fixture: ['accounts-get', 'home-post'].includes(name),
    })
    await call(`wrong-method/${name}-guest`, method, path, { fixture: false })
  }
  await call('head/instance', 'HEAD', '/api/v1/instance')
  await call('head/public', 'HEAD', '/api/v1/timelines/public?local=true')
  await call('head/home', 'HEAD', '/api/v1/timelines/home', { as: 'ann' })
  await call('options/plain', 'OPTIONS', '/api/v1/instance')
  const origin = 'https://other.example'
  const asking = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  }
  await call('options/preflight', 'OPTIONS', '/api/v1/statuses', { headers: asking })
  await call('options/preflight-unknown-path', 'OPTIONS', '/api/v1/nothing', { headers: asking })
  await call('options/preflight-page', 'OPTIONS', '/', { headers: asking })
  await call('options/preflight-without-headers', 'OPTIONS', '/api/v1/statuses', {
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })
  await call('origin/answer', 'GET', '/api/v1/instance/peers', { headers: { origin } })
  await call('origin/no-header', 'GET', '/api/v1/timelines/home', { headers: { origin } })
  await call('origin/unknown-path', 'GET', '/api/v1/nothing', { headers: { origin } })
  await call('origin/null', 'GET', '/api/v1/instance/peers', { headers: { origin: 'null' } })
  await call('origin/own', 'GET', '/api/v1/instance/peers', { headers: { origin: t.origin } })
  await call('origin/page', 'GET', '/ogp-image.png', { headers: { origin }, show: () => '' })

  const home = (name: string, headers?: Record<string, string>, as?: string) =>
    call(`token/${name}`, 'GET', '/api/v1/timelines/home', { headers, as })
  await home('none')
  await home('garbage', undefined, 'garbage')
  await home('basic', { authorization: 'Basic YTpi' })
  await home('word-alone', { authorization: 'Bearer' })
  await home('empty', { authorization: 'Bearer ' })
  await home('lower-case', { authorization: `bearer ${t.tokens.get('ann')}` })
  await home('two-spaces', { authorization: `Bearer  ${t.tokens.get('ann')}` })
  await call('token/in-query', 'GET', `/api/v1/timelines/home?access_token=${t.tokens.get('ann')}`, {
    fixture: false,
  })
  const open = {
    public: '/api/v1/timelines/public?local=true',
    search: '/api/v1/accounts/search?q=zzz',
    tag: '/api/v1/timelines/tag/zzz',
    status: `/api/v1/statuses/${NOBODY}`,
    statuses: `/api/v1/statuses?id[]=${NOBODY}`,
    'account-statuses': `/api/v1/accounts/${NOBODY}/statuses`,
    lookup: '/api/v1/accounts/lookup?acct=carol',
    emojis: '/api/v1/custom_emojis',
  }
  for (const [name, path] of Object.entries(open)) {
    const isOpen = name === 'public' || name === 'lookup'
    await call(`token/optional/${name}-garbage`, 'GET', path, { as: 'garbage', show: short, fixture: isOpen })
    await call(`token/optional/${name}-basic`, 'GET', path, {
      headers: { authorization: 'Basic YTpi' },
      show: short,
      fixture: false,
    })
  }
  await call('order/no-token-bad-body', 'POST', '/api/v1/statuses', { raw: '{', type: 'application/json' })
  await call('order/no-token-bad-id', 'GET', '/api/v1/statuses/x/source')
  await call('order/garbage-bad-id', 'GET', '/api/v1/statuses/x/source', { as: 'garbage' })
  await call('order/garbage-bad-body', 'POST', '/api/v1/statuses', {
    as: 'garbage',
    raw: '{',
    type: 'application/json',
  })
  await call('order/garbage-bad-query', 'GET', '/api/v1/timelines/home?limit=999', { as: 'garbage' })
  await call('order/no-token-bad-query', 'GET', '/api/v1/timelines/home?limit=999')

  const path = (name: string, value: Json) =>
    call(`path/${name}`, 'GET', `/api/v1/statuses/${value}`, { as: 'ann' })
  await path('word', 'x')
  await path('number', '5')
  await path('unknown', NOBODY)
  await path('upper-case', NOBODY.toUpperCase())
  await path('no-hyphens', NOBODY.replaceAll('-', ''))
  await path('braces', `%7B${NOBODY}%7D`)
  await path('urn', `urn:uuid:${NOBODY}`)
  await path('bad-escape', '%zz')
  await call('path/list-word', 'GET', '/api/v1/lists/x', { as: 'ann' })
  await call('path/list-negative', 'GET', '/api/v1/lists/-1', { as: 'ann' })
  await call('path/list-huge', 'GET', '/api/v1/lists/99999999999', { as: 'ann' })

  const home2 = (name: string, query?: string) =>
    call(`query/${name}`, 'GET', `/api/v1/timelines/home?${query}`, { as: 'ann' })
  await home2('limit-0', 'limit=0')
  await home2('limit-200', 'limit=200')
  await home2('limit-201', 'limit=201')
  await home2('limit-negative', 'limit=-1')
  await home2('limit-word', 'limit=x')
  await home2('limit-empty', 'limit=')
  await home2('limit-fraction', 'limit=1.5')
  await home2('limit-twice', 'limit=1&limit=2')
  await home2('max-id-word', 'max_id=x')
  await home2('max-id-empty', 'max_id=')
  await home2('unknown-key', 'nonsense=1&since_id=x&min_id=y')
  const local = (name: string, value: Json) =>
    call(`query/${name}`, 'GET', `/api/v1/timelines/public?limit=0&local=${value}`, { as: 'ann' })
  for (const value of ['true', 't', 'on', '1', 'TRUE', 'false', 'F', 'off', '0', 'yes', ''])
    await local(`flag-${value || 'empty'}`, value)
  await call('query/flag-guest-false', 'GET', '/api/v1/timelines/public')
  await call('query/strict-flag', 'GET', '/api/v1/favourites?all_reactions=1', { as: 'ann' })
  await call('query/strict-flag-true', 'GET', '/api/v1/favourites?all_reactions=true', { as: 'ann' })
  await call('query/offset', 'GET', '/api/v1/directory?offset=65536', { as: 'ann' })
  await call('query/offset-negative', 'GET', '/api/v1/directory?offset=-1', { as: 'ann' })
  await call('query/notification-max-id-word', 'GET', '/api/v1/notifications?max_id=x', { as: 'ann' })
  await call('query/bookmark-max-id-uuid', 'GET', `/api/v1/bookmarks?max_id=${NOBODY}`, { as: 'ann' })

  const post = (name: string, options?: CallOptions) =>
    call(`body/${name}`, 'POST', '/api/v1/statuses', { as: 'ann', ...options })
  const typed = (name: string, json: object) =>
    post(name, { json: { status: 'hello', visibility: 'followers', ...json } })
  await post('none', {})
  await post('empty-json', { raw: '', type: 'application/json' })
  await post('cut-off', { raw: '{"status":', type: 'application/json' })
  await post('not-json', { raw: 'hello', type: 'application/json' })
  await post('array', { json: [] })
  await post('string', { json: 'x' })
  await post('null', { raw: 'null', type: 'application/json' })
  await post('plain-text', { raw: '{"status":"x"}', type: 'text/plain' })
  await post('no-type', { raw: '{"status":"x"}' })
  await post('other-json-type', {
    raw: '{"status":"x","visibility":"followers"}',
    type: 'application/activity+json',
  })
  await post('json-with-charset', {
    raw: '{"status":"x","visibility":"followers"}',
    type: 'application/json; charset=utf-8',
  })
  const parts = new FormData()
  parts.append('status', 'hello')
  await post('multipart', { multipart: parts })
  await typed('number-as-text', { status: 5 })
  await typed('null-media', { media_ids: null })
  await typed('null-sensitive', { sensitive: null })
  await typed('word-as-flag', { sensitive: 'true' })
  await typed('media-word', { media_ids: ['x'] })
  await typed('reply-to-word', { in_reply_to_id: 'x' })
  await typed('poll-without-duration', { poll: { options: ['a', 'b'] } })
  await typed('poll-without-options', { poll: { expires_in: 60 } })
  await typed('poll-negative-duration', { poll: { options: ['a', 'b'], expires_in: -1 } })
  await typed('poll-fraction-duration', { poll: { options: ['a', 'b'], expires_in: 1.5 } })
  await typed('poll-huge-duration', { poll: { options: ['a', 'b'], expires_in: 4294967296 } })
  await typed('nulls', {
    status: null,
    title: null,
    language: null,
    poll: null,
    quote_id: null,
    in_reply_to_id: null,
    group_id: null,
  })
  await post('form', { form: 'status=hello&visibility=followers' })
  await post('form-with-brackets', {
    form: 'status=hello&poll[options][]=a&poll[options][]=b&poll[expires_in]=60&visibility=followers',
  })
  await post('form-16-kb', { form: `visibility=followers&status=${'x'.repeat(16_500)}` })
  await post('form-bad', { form: 'visibility=followers&sensitive=x' })

  const huge = `{"status":"${'x'.repeat(40_000_100)}"}`
  await call('body/huge-status', 'POST', '/api/v1/statuses', {
    as: 'ann',
    raw: huge,
    type: 'application/json',
  })
  await call('body/huge-media', 'POST', '/api/v1/media', { as: 'ann', raw: huge, type: 'application/json' })
  await call('body/huge-config', 'POST', '/api/v1/settings/client_config', {
    as: 'ann',
    raw: huge,
    type: 'application/json',
  })
  await call('body/huge-token', 'POST', '/oauth/token', { raw: huge, type: 'application/json' })
  await call('body/huge-revoke', 'POST', '/oauth/revoke', { as: 'ann', raw: huge, type: 'application/json' })
  await call('body/long-token-form', 'POST', '/oauth/token', { form: `username=${'x'.repeat(17_000)}` })
}

const short = (body: Json) => (Array.isArray(body) ? `list of ${body.length > 0 ? 'some' : 'none'}` : body)
