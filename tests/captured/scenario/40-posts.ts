/** Creates, reads, changes and deletes posts, with media, polls, reactions and threads. */
import { type Caller, type CallOptions, type Json, NOBODY } from '../caller.ts'
import { PNG } from './30-people.ts'

export default async function posts(t: Caller) {
  const ids = t.ids()
  const write = async (name: string, json?: unknown, options?: CallOptions) => {
    const answer = await t.call(`statuses/create/${name}`, 'POST', '/api/v1/statuses', {
      as: 'ann',
      json,
      ...options,
    })
    t.know(answer.body.conversation?.id, `conversation of ${name}`)
    return t.know(answer.body.id, name)
  }
  /** Publishes a post that should be refused. If it is accepted, it is deleted, so that no count changes. */
  const attempt = async (name: string, json?: unknown, options?: CallOptions) => {
    const id = await write(name, json, options)
    if (id !== NOBODY)
      await t.call('', 'DELETE', `/api/v1/statuses/${id}`, { as: options?.as ?? 'ann', quiet: true })
  }
  const on = (name: string, id: string, what: Json, options?: CallOptions) =>
    t.call(`statuses/${name}`, 'POST', `/api/v1/statuses/${id}/${what}`, { as: 'ann', ...options })
  const get = (name: string, path: string, options?: CallOptions) =>
    t.call(`statuses/${name}`, 'GET', path, { as: 'ann', ...options })
  const ben = t.user('ben')
  const cyd = t.user('cyd')

  const plain = await write('public', { status: 'Hello' })
  await write('title', {
    status: 'Under it',
    title: 'A <title> & more',
    language: 'en',
    sensitive: true,
    spoiler_text: 'ignored',
  })
  await attempt('unlisted', { status: 'Hello', visibility: 'unlisted' })
  const own = await write('private', { status: 'For followers', visibility: 'private' })
  const subscribers = await write('subscribers', { status: 'For subscribers', visibility: 'subscribers' })
  const direct = await write('direct', { status: `@${ben} hello`, visibility: 'direct' })
  await attempt('direct-to-nobody', { status: 'hello', visibility: 'direct' })
  await attempt('conversation-at-the-top', { status: 'hello', visibility: 'conversation' })
  await attempt('followers', { status: 'hello', visibility: 'followers' })
  await attempt('unknown-visibility', { status: 'hello', visibility: 'x' })
  await attempt('null-visibility', { status: 'hello', visibility: null })
  await attempt('empty', { status: '' })
  await attempt('spaces', { status: '  \n ' })
  await attempt('nothing', {})
  await attempt('title-alone', { title: 'Title' })
  await attempt('empty-title', { status: 'text', title: '' })
  await write('html', {
    status: '<p>one <b>two</b> <em>three</em></p><script>x</script>',
    content_type: 'text/html',
  })
  await attempt('plain-type', { status: 'x', content_type: 'text/plain' })
  await attempt('bad-language', { status: 'x', language: 'english' })
  await attempt('three-letter-language', { status: 'x', language: 'deu' })
  await attempt('upper-case-language', { status: 'x', language: 'EN' })
  await attempt('empty-language', { status: 'x', language: '' })
  await attempt('long-title', { status: 'x', title: 'x'.repeat(301) })
  await attempt(
    'over-5000',
    { status: 'x'.repeat(5001) },
    { show: ({ content, error }: Json) => content?.length ?? error },
  )
  await attempt('too-long', { status: 'x'.repeat(150_001) })
  await attempt('markup-too-long', { status: '<'.repeat(50_000) })
  await attempt('hashtags-101', { status: Array.from({ length: 101 }, (_, n) => `#tag${n}`).join(' ') })
  await attempt('by-reader', { status: 'hello' }, { as: 'reader' })
  await attempt('by-guest', { status: 'hello' }, { as: undefined, fixture: false })
  await attempt('mention', {
    status: `@${ben} and @${ben}@${new URL(t.origin).hostname} and @nobody and @${ben.toUpperCase()} and @x@other.example`,
  })
  const { body: fromForm } = await t.call('statuses/create/form', 'POST', '/api/v1/statuses', {
    as: 'ann',
    form: 'status=from+a+form&sensitive=true',
  })
  await t.call('', 'DELETE', `/api/v1/statuses/${fromForm.id}`, { as: 'ann', quiet: true })

  const reply = await write('reply', { status: 'Reply', in_reply_to_id: plain }, { as: 'ben' })
  await write(
    'reply-private-to-public',
    { status: 'Reply', in_reply_to_id: plain, visibility: 'private' },
    { as: 'ben' },
  )
  await attempt(
    'reply-direct-to-public',
    { status: 'Reply', in_reply_to_id: plain, visibility: 'direct' },
    { as: 'ben' },
  )
  await attempt(
    'reply-subscribers-to-public',
    { status: 'Reply', in_reply_to_id: plain, visibility: 'subscribers' },
    { as: 'ben' },
  )
  await attempt(
    'reply-conversation-to-public',
    { status: 'Reply', in_reply_to_id: plain, visibility: 'conversation' },
    { as: 'ben' },
  )
  await attempt('reply-default-to-private', { status: 'Reply', in_reply_to_id: own }, { as: 'ben' })
  await attempt(
    'reply-conversation-to-private',
    { status: 'Reply', in_reply_to_id: own, visibility: 'conversation' },
    { as: 'ben' },
  )
  await write(
    'reply-private-to-private',
    { status: 'Reply', in_reply_to_id: own, visibility: 'private' },
    { as: 'ben' },
  )
  await attempt(
    'reply-public-to-private',
    { status: 'Reply', in_reply_to_id: own, visibility: 'public' },
    { as: 'ben' },
  )
  await write('reply-own-private', { status: 'Reply', in_reply_to_id: own, visibility: 'private' })
  await attempt('reply-own-private-default', { status: 'Reply', in_reply_to_id: own })
  await attempt('reply-own-public-direct', { status: 'Reply', in_reply_to_id: plain, visibility: 'direct' })
  await attempt('reply-to-invisible', { status: 'Reply', in_reply_to_id: own }, { as: 'cyd' })
  await attempt('reply-to-unknown', { status: 'Reply', in_reply_to_id: NOBODY })
  await attempt('reply-to-direct', { status: 'Reply', in_reply_to_id: direct }, { as: 'ben' })
  await write(
    'reply-private-to-direct',
    { status: 'Reply', in_reply_to_id: direct, visibility: 'private' },
    { as: 'ben' },
  )
  await attempt(
    'reply-conversation-to-direct',
    { status: 'Reply', in_reply_to_id: direct, visibility: 'conversation' },
    { as: 'ben' },
  )
  await attempt('reply-with-newcomer', { status: `@${cyd} look`, in_reply_to_id: direct }, { as: 'ben' })
  await attempt('reply-to-subscribers', { status: 'Reply', in_reply_to_id: subscribers })
  await attempt('reply-in-group', { status: 'Reply', in_reply_to_id: plain, group_id: ids.ben })
  await attempt('in-no-group', { status: 'x', group_id: ids.ben })
  const deep = await write('reply-to-reply', { status: 'Deep', in_reply_to_id: reply })
  const second = await write('second-reply', { status: 'Second', in_reply_to_id: plain }, { as: 'cyd' })

  const quote = await write('quote', { status: 'See', quote_id: plain }, { as: 'ben' })
  await attempt('quote-alone', { quote_id: plain }, { as: 'ben' })
  await attempt('quote-of-private', { status: 'See', quote_id: own })
  await attempt('quote-of-unknown', { status: 'See', quote_id: NOBODY })
  await write('private-quote', { status: 'See', quote_id: plain, visibility: 'private' })
  await attempt('quote-of-quote', { status: 'See', quote_id: quote })
  const { body: told } = await get('one/public', `/api/v1/statuses/${plain}`)
  await write('object-link', {
    status: `[[${told.uri}]] and [[${told.uri}|there]] and [[https://other.example/x]]`,
  })
  await attempt('quote-and-link', { status: `[[${told.uri}]]`, quote_id: plain })

  await edit(t, { plain, write, get })
  await media(t, { write, attempt })
  await polls(t, { write, attempt })
  await act(t, { plain, own, direct, on, get })
  await read(t, { plain, reply, deep, second, own, quote, get, ids })
  await idempotency(t)
  await remove(t, { write, get })
}

async function edit(t: Caller, { plain, write, get }: Json) {
  const change = (name: string, id: string, json?: unknown, options?: CallOptions) =>
    t.call(`statuses/edit/${name}`, 'PUT', `/api/v1/statuses/${id}`, { as: 'ann', json, ...options })
  const id = await write(
    'to-be-edited',
    { status: 'Before *it*', title: 'Old title', language: 'en', sensitive: true, quote_id: plain },
    { fixture: false },
  )
  await get('source/titled', `/api/v1/statuses/${id}/source`)
  await change('text-alone', id, { status: 'After' })
  await get('source/edited', `/api/v1/statuses/${id}/source`)
  await change('everything', id, {
    status: 'Again',
    title: 'New',
    language: 'de',
    sensitive: true,
    quote_id: plain,
    spoiler_text: 'x',
  })
  await change('no-text', id, {})
  await change('empty-text', id, { status: '' })
  await change('by-another', id, { status: 'x' }, { as: 'ben' })
  await change('by-guest', id, { status: 'x' }, { as: undefined, fixture: false })
  await change('unknown', NOBODY, { status: 'x' })
  await change('same-text', id, { status: 'Again' })
  await change('new-mention', id, { status: `@${t.user('cyd')} #edited` })
  await t.call('statuses/edit/form', 'PUT', `/api/v1/statuses/${id}`, { as: 'ann', form: 'status=x' })
  await get('source/of-another', `/api/v1/statuses/${id}/source`, { as: 'ben' })
  await get('source/guest', `/api/v1/statuses/${id}/source`, { as: undefined, fixture: false })
  const html = await write(
    'html-to-be-read',
    { status: '<p>x</p>', content_type: 'text/html' },
    { fixture: false },
  )
  await get('source/html', `/api/v1/statuses/${html}/source`)
  const preview = (name: string, json?: unknown, options?: CallOptions) =>
    t.call(`statuses/preview/${name}`, 'POST', '/api/v1/statuses/preview', { as: 'ann', json, ...options })
  await preview('text', { status: `**b** @${t.user('ben')} #tag https://other.example` })
  await preview('empty', { status: '' })
  await preview('no-text', {})
  await preview('html', { status: '<b>x</b><script>1</script>', content_type: 'text/html' })
  await preview('plain', { status: 'x', content_type: 'text/plain' })
  await preview('by-reader', { status: 'x' }, { as: 'reader' })
  await preview('guest', { status: 'x' }, { as: undefined, fixture: false })
  await preview(
    'long',
    { status: 'x'.repeat(200_000) },
    { show: ({ content, error }: Json) => content?.length ?? error },
  )
}

async function media(t: Caller, { write, attempt }: Json) {
  const upload = async (name: string, json?: unknown, options?: CallOptions) => {
    const { body } = await t.call(`media/${name}`, 'POST', '/api/v1/media', { as: 'ann', json, ...options })
    return t.know(body.id, `media ${name}`)
  }
  const multipart = (name: string, parts: Record<string, string | Blob>, path = '/api/v1/media') => {
    const form = new FormData()
    for (const [key, value] of Object.entries(parts)) {
      if (value instanceof Blob) form.append(key, value, 'picture.png')
      else form.append(key, value)
    }
    return t.call(`media/${name}`, 'POST', path, { as: 'ann', multipart: form })
  }
  const bytes = Buffer.from(PNG, 'base64')
  const png = new Blob([bytes], { type: 'image/png' })
  const first = await upload('json', { file: PNG, media_type: 'image/png', description: 'A point' })
  const second = await upload('json-without-description', { file: PNG, media_type: 'image/png' })
  const third = await upload('audio-ogg', { file: PNG, media_type: 'application/ogg' })
  await upload('video', { file: PNG, media_type: 'video/mp4' })
  for (const type of [
    'image/jpeg',
    'image/webp',
    'image/gif',
    'image/apng',
    'image/avif',
    'audio/mpeg',
    'audio/mp4',
    'audio/m4a',
    'audio/x-m4a',
    'audio/wav',
    'audio/x-wav',
    'audio/vnd.wave',
    'audio/flac',
    'audio/aac',
    'video/webm',
    'video/quicktime',
    'video/ogg',
    'video/x-m4v',
  ]) {
    await upload(`type-${type.replace('/', '-')}`, { file: PNG, media_type: type }, { fixture: false })
  }
  await upload('empty-description', { file: PNG, media_type: 'image/png', description: '' })
  await upload('no-type', { file: PNG })
  await upload('empty-type', { file: PNG, media_type: '' })
  await upload('bad-type', { file: PNG, media_type: 'text/html' })
  await upload('svg', { file: PNG, media_type: 'image/svg+xml' })
  await upload('data-url', { file: `data:image/png;base64,${PNG}`, media_type: 'image/png' })
  await upload('bad-base64', { file: '???', media_type: 'image/png' })
  await upload('no-padding', { file: PNG.replace(/=+$/, ''), media_type: 'image/png' })
  await upload('no-bytes', { file: '', media_type: 'image/png' })
  await upload('no-file', { media_type: 'image/png' })
  await upload('long-description', { file: PNG, media_type: 'image/png', description: 'x'.repeat(3001) })
  await upload(
    'long-emoji-description',
    { file: PNG, media_type: 'image/png', description: '😀'.repeat(1501) },
    { show: ({ description, error }: Json) => description?.length ?? error },
  )
  await upload('too-large', { file: Buffer.alloc(20_000_001).toString('base64'), media_type: 'image/png' })
  await upload('by-reader', { file: PNG, media_type: 'image/png' }, { as: 'reader', fixture: false })
  await upload('by-guest', { file: PNG, media_type: 'image/png' }, { as: undefined, fixture: false })
  await multipart('multipart', { file: png, description: 'A point' })
  await multipart('multipart-v2', { file: png }, '/api/v2/media')
  await multipart('multipart-octet-stream', { file: new Blob([bytes], { type: 'application/octet-stream' }) })
  await multipart('multipart-untyped', { file: new Blob([bytes]) })
  await multipart('multipart-unknown-bytes', {
    file: new Blob(['hello'], { type: 'application/octet-stream' }),
  })
  await multipart('multipart-wrong-type', { file: new Blob([bytes], { type: 'text/plain' }) })
  await multipart('multipart-no-file', { description: 'x' })
  await multipart('multipart-text-as-file', { file: 'hello' })
  await multipart('multipart-extra-part', { file: png, focus: '0,0' })
  await t.call('media/form', 'POST', '/api/v1/media', { as: 'ann', form: 'file=x&media_type=image/png' })
  await t.call('media/no-body', 'POST', '/api/v1/media', { as: 'ann' })
  await t.call('media/bad-json', 'POST', '/api/v1/media', { as: 'ann', raw: '{', type: 'application/json' })
  await t.call('media/get', 'GET', `/api/v1/media/${first}`, { as: 'ann' })
  await t.call('media/get-of-another', 'GET', `/api/v1/media/${first}`, { as: 'ben' })
  await t.call('media/get-guest', 'GET', `/api/v1/media/${first}`, { fixture: false })
  const describeMedia = (name: string, json?: unknown, options?: CallOptions) =>
    t.call(`media/describe/${name}`, 'PUT', `/api/v1/media/${first}`, { as: 'ann', json, ...options })
  await describeMedia('changed', { description: 'Another *text*\nand line' })
  await describeMedia('cleared', { description: null })
  await describeMedia('empty', { description: '' })
  await describeMedia('absent', {})
  await describeMedia('too-long', { description: 'x'.repeat(3001) })
  await describeMedia('by-another', { description: 'x' }, { as: 'ben' })
  await t.call('media/describe/form', 'PUT', `/api/v1/media/${first}`, { as: 'ann', form: 'description=x' })

  const posted = await write('media', { status: 'Pictures', media_ids: [second, first] })
  await write('media-alone', { media_ids: [third] })
  const used = await upload('to-be-used-twice', { file: PNG, media_type: 'image/png' }, { quiet: true })
  const earlier = await write('media-first-use', { status: 'x', media_ids: [used] }, { fixture: false })
  const later = await write('media-used-already', { status: 'x', media_ids: [used] })
  await t.call('statuses/one/media-used-elsewhere', 'GET', `/api/v1/statuses/${earlier}`, {
    as: 'ann',
    show: ({ media_attachments }: Json) => media_attachments,
  })
  for (const id of [earlier, later])
    await t.call('', 'DELETE', `/api/v1/statuses/${id}`, { as: 'ann', quiet: true })
  await attempt('media-unknown', { status: 'x', media_ids: [NOBODY] })
  await attempt('media-twice', { status: 'x', media_ids: [second, second] })
  const five = []
  for (let count = 0; count < 5; count += 1)
    five.push(await upload(`of-five-${count}`, { file: PNG, media_type: 'image/png' }, { quiet: true }))
  await write('five-media', { status: 'x', media_ids: five })
  await attempt('same-media-twice', { status: 'x', media_ids: [five[0], five[0]] })
  await attempt('media-of-another', { status: 'x', media_ids: [five[1]] }, { as: 'ben' })
  await t.call('media/describe/posted', 'PUT', `/api/v1/media/${first}`, {
    as: 'ann',
    json: { description: 'later' },
  })
  await t.call('statuses/edit/one-media-less', 'PUT', `/api/v1/statuses/${posted}`, {
    as: 'ann',
    json: { status: 'Fewer', media_ids: [first] },
  })
  await t.call('media/get-detached', 'GET', `/api/v1/media/${second}`, { as: 'ann' })
  await t.call('statuses/edit/no-media', 'PUT', `/api/v1/statuses/${posted}`, {
    as: 'ann',
    json: { status: 'None' },
  })
  const { body } = await t.call('media/for-the-file', 'POST', '/api/v1/media', {
    as: 'ann',
    json: { file: PNG, media_type: 'image/png' },
    quiet: true,
  })
  if (body.url) {
    const { pathname } = new URL(body.url)
    await t.call('media/file', 'GET', pathname, { fixture: false })
    await t.call('media/file-range', 'GET', pathname, { headers: { range: 'bytes=0-9' }, fixture: false })
    await t.call('media/file-head', 'HEAD', pathname, { fixture: false })
  }
  await t.call('media/file-unknown', 'GET', '/media/0000.png', { fixture: false })
  await t.call(
    'media/proxy-unsigned',
    'GET',
    '/api/media_proxy/https%3A%2F%2Fother.example%2Fx.png?signature=00',
    {},
  )
}

async function polls(t: Caller, { write, attempt }: Json) {
  const poll = (name: string, options?: string[], more?: Json, status = 'Which?') =>
    attempt(`poll-${name}`, { status, poll: { options, expires_in: 3600, ...more } })
  const ask = (name: string, options?: string[], more?: Json) =>
    write(`poll-${name}`, { status: 'Which?', poll: { options, expires_in: 3600, ...more } })
  const single = await ask('single', ['a & b', '<b>c</b>'])
  const several = await ask('multiple', ['one', 'two', 'three'], { multiple: true })
  await poll('alone', ['a', 'b'], {}, '')
  await poll('one-option', ['a'])
  await poll('no-options', [])
  await poll(
    '21-options',
    Array.from({ length: 21 }, (_, n) => `o${n}`),
  )
  await poll('same-options', ['a', 'a'])
  await poll('same-when-trimmed', ['a', ' a '])
  await poll('empty-option', ['', 'b'])
  await poll('long-option', ['x'.repeat(1001), 'b'])
  await poll('long-emoji-option', ['😀'.repeat(600), 'b'], {}, 'x')
  await poll('spaces', [' a ', 'b\nc'])
  const over = await ask('no-time', ['a', 'b'], { expires_in: 0 })
  await poll('long-time', ['a', 'b'], { expires_in: 4_294_967_295 })
  await attempt('poll-null', { status: 'x', poll: null }, { fixture: false })
  const media = await t.call('', 'POST', '/api/v1/media', {
    as: 'ann',
    json: { file: PNG, media_type: 'image/png' },
    quiet: true,
  })
  await attempt('poll-with-media', {
    status: 'x',
    media_ids: [t.know(media.body.id, 'media of poll')],
    poll: { options: ['a', 'b'], expires_in: 60 },
  })
  const vote = (name: string, id: string, choices: Json, options?: CallOptions) =>
    t.call(`polls/vote/${name}`, 'POST', `/api/v1/polls/${id}/votes`, {
      as: 'ben',
      json: { choices },
      ...options,
    })
  await vote('two-of-single', single, [0, 1])
  await vote('none', single, [])
  await vote('unknown-option', single, [7])
  await vote('negative', single, [-1])
  await vote('done', single, [1])
  await vote('again', single, [0])
  await vote('same-twice', several, [0, 0, 2])
  await vote('own', several, [1], { as: 'ann' })
  await vote('by-reader', several, [1], { as: 'reader' })
  await vote('over', over, [0])
  await vote('unknown', NOBODY, [0])
  await vote('guest', single, [0], { as: undefined, fixture: false })
  await vote('word', single, ['x'])
  await t.call('polls/vote/form', 'POST', `/api/v1/polls/${single}/votes`, { as: 'cyd', form: 'choices[]=0' })
  await t.call('polls/get', 'GET', `/api/v1/polls/${single}`, { as: 'ben', fixture: false })
  await t.call('polls/seen-by-voter', 'GET', `/api/v1/statuses/${several}`, {
    as: 'ben',
    show: ({ poll }: Json) => poll,
  })
  await t.call('polls/seen-by-author', 'GET', `/api/v1/statuses/${single}`, {
    as: 'ann',
    show: ({ poll }: Json) => poll,
  })
  await t.call('polls/seen-by-guest', 'GET', `/api/v1/statuses/${single}`, { show: ({ poll }: Json) => poll })
  await t.call('polls/edited', 'PUT', `/api/v1/statuses/${single}`, {
    as: 'ann',
    json: { status: 'Changed' },
    show: ({ poll, error }: Json) => poll ?? error,
  })
}

async function act(t: Caller, { plain, own, direct, on, get }: Json) {
  await on('favourite/done', plain, 'favourite', { as: 'ben' })
  await on('favourite/again', plain, 'favourite', { as: 'ben', fixture: false })
  await on('favourite/own', plain, 'favourite', { fixture: false })
  await on('favourite/invisible', own, 'favourite', { as: 'cyd' })
  await on('favourite/unknown', NOBODY, 'favourite')
  await on('favourite/reader', plain, 'favourite', { as: 'reader', fixture: false })
  await get('favourited-by/author', `/api/v1/statuses/${plain}/favourited_by`, { show: names })
  await get('favourited-by/other', `/api/v1/statuses/${plain}/favourited_by`, { as: 'cyd', show: names })
  await get('favourited-by/guest', `/api/v1/statuses/${plain}/favourited_by`, { as: undefined, show: names })
  await get('favourited-by/page', `/api/v1/statuses/${plain}/favourited_by?limit=1`, { show: names })
  await on('unfavourite/done', plain, 'unfavourite', { as: 'reader', fixture: false })
  await on('unfavourite/again', plain, 'unfavourite', { as: 'reader', fixture: false })
  await get('favourites', '/api/v1/favourites', {
    as: 'ben',
    show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
  })

  const reblogged = await on('reblog/done', plain, 'reblog', { as: 'ben' })
  const wrapper = t.know(reblogged.body.id, 'wrapper')
  await on('reblog/again', plain, 'reblog', { as: 'ben' })
  await on('reblog/private', plain, 'reblog', { as: 'cyd', json: { visibility: 'private' } })
  await on('reblog/own', plain, 'reblog', { fixture: false })
  await on('reblog/direct', plain, 'reblog', { as: 'admin', json: { visibility: 'direct' } })
  await on('reblog/word', plain, 'reblog', { as: 'admin', json: { visibility: 'x' } })
  await on('reblog/by-reader', plain, 'reblog', { as: 'reader' })
  await on('reblog/not-public', own, 'reblog', { as: 'ben' })
  await on('reblog/own-private', own, 'reblog')
  await on('reblog/wrapper', wrapper, 'reblog')
  for (const what of ['favourite', 'bookmark', 'pin', 'unreblog'])
    await on(`wrapper/${what}`, wrapper, what, { fixture: what === 'favourite' })
  await get('wrapper/itself', `/api/v1/statuses/${wrapper}`, { as: 'ben' })
  await get('wrapper/context', `/api/v1/statuses/${wrapper}/context`, { as: 'ben', fixture: false })
  await t.call('statuses/wrapper/deleted', 'DELETE', `/api/v1/statuses/${wrapper}`, { as: 'ben' })
  await get('reblogged-by/author', `/api/v1/statuses/${plain}/reblogged_by`, { show: names })
  await get('reblogged-by/guest', `/api/v1/statuses/${plain}/reblogged_by`, { as: undefined, show: names })
  await get('reblogged-by/page', `/api/v1/statuses/${plain}/reblogged_by?limit=1`, { show: names })
  await on('unreblog/done', plain, 'unreblog', { as: 'cyd' })
  await on('unreblog/again', plain, 'unreblog', { as: 'cyd' })

  await on('bookmark/done', plain, 'bookmark')
  await on('bookmark/again', plain, 'bookmark', { fixture: false })
  await on('bookmark/direct', direct, 'bookmark', { as: 'ben', fixture: false })
  await get('bookmarks', '/api/v1/bookmarks', {
    show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
  })
  await get('bookmarks-page', '/api/v1/bookmarks?limit=1', {
    show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
  })
  await on('unbookmark/done', plain, 'unbookmark', { fixture: false })
  await on('unbookmark/again', plain, 'unbookmark', { fixture: false })
  await on('pin/done', plain, 'pin')
  await on('pin/again', plain, 'pin', { fixture: false })
  await on('pin/private', own, 'pin')
  await on('pin/of-another', plain, 'pin', { as: 'ben' })
  await on('unpin/of-another', plain, 'unpin', { as: 'ben' })
  await on('unpin/private', own, 'unpin', { fixture: false })
  await on('conversation-tracking/follow', plain, 'conversation_tracking', { json: { status: 'follow' } })
  await on('conversation-tracking/normal', plain, 'conversation_tracking', { json: { status: 'normal' } })
  await on('conversation-tracking/word', plain, 'conversation_tracking', { json: { status: 'x' } })
  await on('make-permanent/not-offered', plain, 'make_permanent')
  await on('make-permanent/of-another', plain, 'make_permanent', { as: 'ben' })
  await on('make-permanent/private', own, 'make_permanent')
  await on('load-conversation/not-allowed', plain, 'load_conversation', { json: {} })
  await on('load-conversation/no-body', plain, 'load_conversation', { as: 'admin' })
  await on('load-conversation/no-body-not-allowed', plain, 'load_conversation')
  await on('load-conversation/local', plain, 'load_conversation', { as: 'admin', json: {} })
  await on('load-conversation/local-with-context', plain, 'load_conversation', {
    as: 'admin',
    json: { use_context: true },
  })
  for (const what of ['mute', 'unmute', 'translate'])
    await on(`absent/${what}`, plain, what, { fixture: false })

  const react = (
    name: string,
    emoji: string,
    { method = 'PUT', id = plain, as = 'ben', ...more }: CallOptions & { method?: string; id?: string } = {},
  ) =>
    t.call(`reactions/${name}`, method, `/api/v1/pleroma/statuses/${id}/reactions/${emoji}`, { as, ...more })
  const heart = encodeURIComponent('❤️')
  await react('put', heart)
  await react('put-again', heart)
  await react('put-by-another', heart, { as: 'cyd', fixture: false })
  await react('put-heart-without-selector', encodeURIComponent('❤'))
  await react('put-family', encodeURIComponent('👨‍👩‍👧'), { fixture: false })
  await react('put-flag', encodeURIComponent('🇩🇪'), { fixture: false })
  await react('put-letter', 'x')
  await react('put-digit', '5', { fixture: false })
  await react('put-two-emoji', encodeURIComponent('😀😀'))
  await react('put-unknown-shortcode', 'nothing_like_it')
  await react('put-unknown-with-colons', ':nothing_like_it:')
  await react('put-space', '%20')
  await react('put-thumb-up', encodeURIComponent('👍'), { fixture: false })
  await react('put-invisible', heart, { id: own, as: 'cyd' })
  await react('put-by-reader', encodeURIComponent('🎉'), { as: 'reader', fixture: false })
  await react('put-guest', heart, { as: undefined, fixture: false })
  await t.call('reactions/list', 'GET', `/api/v1/pleroma/statuses/${plain}/reactions`, {
    as: 'ann',
    show: brief,
    unordered: true,
  })
  await t.call('reactions/list-order', 'GET', `/api/v1/pleroma/statuses/${plain}/reactions`, {
    as: 'ann',
    show: (body: Json) => body.map?.(({ name }: Json) => name) ?? body,
    fixture: false,
  })
  await t.call('reactions/list-to-another', 'GET', `/api/v1/pleroma/statuses/${plain}/reactions`, {
    as: 'cyd',
    show: brief,
  })
  await t.call('reactions/list-guest', 'GET', `/api/v1/pleroma/statuses/${plain}/reactions`)
  await t.call('reactions/list-one-emoji', 'GET', `/api/v1/pleroma/statuses/${plain}/reactions/${heart}`, {
    as: 'ann',
    fixture: false,
  })
  await react('delete', heart, { method: 'DELETE' })
  await react('delete-again', heart, { method: 'DELETE' })
  await react('delete-unknown-shortcode', 'nothing_like_it', { method: 'DELETE' })
  await t.call('reactions/all-reactions', 'GET', '/api/v1/favourites?all_reactions=true', {
    as: 'ben',
    show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
  })
  await get('reactions-in-post', `/api/v1/statuses/${plain}`, {
    show: ({ pleroma, favourites_count }: Json) => ({
      favourites_count,
      order: pleroma.emoji_reactions.map(({ name }: Json) => name),
    }),
    fixture: false,
  })
}

const names = (body: Json) => body.map?.((one: Json) => one.username) ?? body

const brief = (body: Json) =>
  body.map?.(({ accounts, ...rest }: Json) => ({
    ...rest,
    ...(accounts && { accounts: accounts.map(({ username }: Json) => username) }),
  })) ?? body

const thread = (body: Json) =>
  body.map?.(({ id, in_reply_to_id, visibility, pleroma, hidden }: Json) => ({
    id,
    in_reply_to_id,
    visibility,
    parent_visible: pleroma.parent_visible,
    hidden,
  })) ?? body

async function read(t: Caller, { plain, reply, deep, second, own, quote, get, ids }: Json) {
  const context = (body: Json) =>
    body.ancestors ? { ancestors: thread(body.ancestors), descendants: thread(body.descendants) } : body
  await get('one/public-guest', `/api/v1/statuses/${plain}`, { as: undefined })
  await get('one/reply', `/api/v1/statuses/${deep}`)
  await get('one/quote', `/api/v1/statuses/${quote}`)
  await get('one/private-to-follower', `/api/v1/statuses/${own}`, { as: 'ben', fixture: false })
  await get('one/private-to-other', `/api/v1/statuses/${own}`, { as: 'cyd' })
  await get('one/private-to-guest', `/api/v1/statuses/${own}`, { as: undefined, fixture: false })
  await get('thread/root', `/api/v1/statuses/${plain}/thread`, { show: thread })
  await get('thread/from-reply', `/api/v1/statuses/${deep}/thread`, { show: thread, fixture: false })
  await get('thread/guest', `/api/v1/statuses/${plain}/thread`, { as: undefined, show: thread })
  await get('thread/to-another', `/api/v1/statuses/${plain}/thread`, {
    as: 'cyd',
    show: thread,
    fixture: false,
  })
  await get('thread/private-guest', `/api/v1/statuses/${own}/thread`, { as: undefined, fixture: false })
  await get('thread/private', `/api/v1/statuses/${own}/thread`, { as: 'ben', show: thread })
  await get('context/root', `/api/v1/statuses/${plain}/context`, { show: context, fixture: false })
  await get('context/reply', `/api/v1/statuses/${second}/context`, { show: context })
  await get('context/deep', `/api/v1/statuses/${deep}/context`, { show: context, fixture: false })
  await t.call('statuses/thread/muting', 'POST', `/api/v1/accounts/${ids.ben}/mute`, {
    as: 'ann',
    quiet: true,
  })
  await get('thread/without-muted', `/api/v1/statuses/${plain}/thread`, { show: thread })
  await get('thread/of-muted', `/api/v1/statuses/${reply}/thread`, { show: thread, fixture: false })
  await get('context/of-muted', `/api/v1/statuses/${reply}/context`, { show: context })
  await get('thread/lone-muted', `/api/v1/statuses/${quote}/thread`, { show: thread })
  await get('one/muted', `/api/v1/statuses/${reply}`)
  await get('muted-on-profile', `/api/v1/accounts/${ids.ben}/statuses?limit=1&exclude_replies=false`, {
    show: thread,
    fixture: false,
  })
  await t.call('statuses/thread/unmuting', 'POST', `/api/v1/accounts/${ids.ben}/unmute`, {
    as: 'ann',
    quiet: true,
  })

  const several = (name: string, query?: string, options?: CallOptions) =>
    get(`several/${name}`, `/api/v1/statuses?${query}`, {
      show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
      ...options,
    })
  await several('in-order', `id[]=${deep}&id[]=${plain}&id[]=${deep}`)
  await several('invisible', `id[]=${own}&id[]=${plain}&id[]=${NOBODY}`, { as: 'cyd' })
  await several('none', '')
  await several(
    '201',
    Array.from({ length: 201 }, (_, n) => `id[]=${NOBODY.slice(0, -3)}${100 + n}`).join('&'),
    { fixture: false },
  )
  await several(
    '200',
    Array.from({ length: 200 }, (_, n) => `id[]=${NOBODY.slice(0, -3)}${100 + n}`).join('&'),
    { fixture: false },
  )
  await several('word', 'id[]=x')
  await get('of-conversation/list', '/api/v1/conversations', {
    show: (body: Json) =>
      body.map?.(({ accounts, last_status, ...rest }: Json) => ({
        ...rest,
        accounts: names(accounts),
        last: last_status.id,
      })) ?? body,
  })
  await get('of-conversation/page', '/api/v1/conversations?limit=1', {
    show: (body: Json) => body.map?.(({ id }: Json) => id) ?? body,
    fixture: false,
  })
  await get('of-conversation/whole', '/api/v1/conversations?limit=1')
}

async function idempotency(t: Caller) {
  const write = (name: string, key: Json, status: string, options?: CallOptions) =>
    t.call(`statuses/idempotency/${name}`, 'POST', '/api/v1/statuses', {
      as: 'ann',
      json: { status },
      headers: { 'idempotency-key': `${key}-${t.stamp}` },
      show: ({ id, content, error }: Json) => ({ id, content, error }),
      ...options,
    })
  const first = await write('first', 'a', 'once')
  t.know(first.body.id, 'idempotent')
  await write('again', 'a', 'once', { show: undefined })
  await write('other-text', 'a', 'other')
  await write('invalid-again', 'a', '')
  await write('by-another', 'a', 'once', { as: 'ben' })
  await t.call('statuses/idempotency/deleted', 'DELETE', `/api/v1/statuses/${first.body.id}`, {
    as: 'ann',
    quiet: true,
  })
  await write('after-deletion', 'a', 'once')
  const again = () => write('at-once', 'b', 'twice', { quiet: true })
  await Promise.all([again(), again()])
}

async function remove(t: Caller, { write, get }: Json) {
  const del = (name: string, id: string, options?: CallOptions) =>
    t.call(`statuses/delete/${name}`, 'DELETE', `/api/v1/statuses/${id}`, { as: 'ann', ...options })
  const id = await write('to-be-deleted', { status: 'Gone *soon*\n\n- x' }, { fixture: false })
  const reply = await write(
    'to-be-orphaned',
    { status: 'Reply', in_reply_to_id: id },
    { as: 'ben', fixture: false },
  )
  const quote = await write(
    'quoting-the-deleted',
    { status: 'Quote', quote_id: id },
    { as: 'ben', fixture: false },
  )
  await del('by-another', id, { as: 'ben' })
  await del('by-admin', id, { as: 'admin' })
  await del('by-guest', id, { as: undefined, fixture: false })
  await del('done', id)
  await del('again', id)
  await get('delete/reply', `/api/v1/statuses/${reply}`)
  await get('delete/quote', `/api/v1/statuses/${quote}`)
  const html = await write(
    'html-to-be-deleted',
    { status: '<p>x</p>', content_type: 'text/html' },
    { fixture: false },
  )
  await del('html', html, { show: ({ text, error }: Json) => text ?? error })
  const bad = await write('to-be-removed-by-admin', { status: 'Bad words here' }, { fixture: false })
  const admin = (name: string, target: Json, as?: string) =>
    t.call(`admin/posts/${name}`, 'DELETE', `/api/v1/admin/posts/${target}`, { as })
  await admin('by-user', bad, 'ben')
  await admin('by-guest', bad)
  await admin('unknown', NOBODY, 'admin')
  await admin('done', bad, 'admin')
}
