/** The ports of a real page: its storage, its locks, its clock, and the calls of the server. */

import type { QueryClient } from '@tanstack/react-query'
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import { describeMedia, uploadMedia } from '#contract/endpoints/media.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { createPost, editPost, getPostSource } from '#contract/endpoints/writing.ts'
import { FileProblem, parseDataUrl } from '#domain/composer/attachment.ts'
import { MARKDOWN } from '#domain/composer/edit.ts'
import { pictureSize } from '#domain/composer/picture-size.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { randomHex } from '#platform/ids/random.ts'
import { readDataUrl } from '#platform/input/files.ts'
import { sendWithProgress } from '#platform/network/send-with-progress.ts'
import { holdLock, withLock } from '#platform/storage/locks.ts'
import { onStoredElsewhere } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call, isOwnAddress } from '../connection/api.ts'
import { instanceQuery } from '../connection/instance.ts'
import { currentToken, subscribeToken } from '../connection/token.ts'
import { loadWholePost } from '../posts/whole-post.ts'
import { databasesMade } from '../storage/database-state.ts'
import { wholeTexts } from '../storage/journal.ts'
import { leftSince } from '../storage/left-since.ts'
import { orderedRows } from '../storage/rows-behind.ts'
import { textsOf } from '../storage/text-storage.ts'
import { draftTexts } from './draft-texts.ts'
import type { FileToSend, Ports, PostToCreate, PostToEdit, SendOptions, Server } from './ports.ts'

/** On its way as soon as somebody writes: without a connection it is too late. */
const loadImages = () => import('#platform/pictures/images.ts')
void loadImages().catch(() => undefined) // asked for again when it is needed

/** The session whose posts and files are sent. */
type Session = Pick<Server, 'token' | 'onToken'>

const sessionHere: Session = { token: currentToken, onToken: subscribeToken }

/** Returns the ports of an account; without a session that is the account of this page. */
export const browserPorts = (client: QueryClient, accountId: string, session = sessionHere): Ports => ({
  hasLeft: leftSince(accountId),
  texts: { ...draftTexts(textsOf(accountId)), onElsewhere: onStoredElsewhere, whole: wholeTexts },
  rows: orderedRows,
  locks: { withLock, holdLock },
  clock: { now: serverNow, after },
  chance: { number: Math.random, key: randomHex },
  server: serverOf(client, session),
  prepareImage: async (bytes, limit) =>
    (await loadImages()).prepareImage(bytes, { limit, sizeOf: pictureSize }),
  onHidden,
  onRowsLost: databasesMade.subscribe,
})

function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

function onHidden(listener: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

const serverOf = (client: QueryClient, session: Session): Server => ({
  ...session,
  isOnline: () => navigator.onLine,
  onOnline,
  viewer: (token) => call(getViewer, {}, { token }),
  async sizeLimit() {
    const { configuration } = await client.ensureQueryData(instanceQuery)
    return configuration.media_attachments.image_size_limit
  },
  create: (post, token) =>
    call(createPost, { idempotencyKey: post.idempotencyKey, body: bodyOf(post) }, { token }),
  edit: (id, post, token) => call(editPost, { params: { id }, body: editBodyOf(post) }, { token }),
  post: (id, token) => loadWholePost(id, { token }),
  source: (id, token) => call(getPostSource, { params: { id } }, { token }),
  async latestPosts(id, token) {
    const query = { limit: PAGE_SIZE, exclude_replies: false, exclude_reblogs: true }
    const { items } = await call(listAccountPosts, { params: { id }, query }, { token })
    return items
  },
  upload,
  describe: (id, description) =>
    call(describeMedia, { params: { id }, body: { description } }, { token: session.token() }),
  async download(url) {
    // A post of one's own has its files at one's own server; nobody else is asked for them.
    if (!isOwnAddress(url)) return null
    const answer = await fetch(url, { redirect: 'error' })
    return answer.ok ? answer.blob() : null
  },
})

const bodyOf = ({
  text,
  language,
  mediaIds,
  replyTo,
  visibility,
  sensitive,
  poll,
  quoted,
  groupId,
}: PostToCreate) => ({
  status: text,
  content_type: MARKDOWN,
  language,
  media_ids: [...mediaIds],
  in_reply_to_id: replyTo,
  visibility,
  sensitive,
  poll,
  quote_id: quoted,
  ...(groupId !== null && { group_id: groupId }),
})

/**
 * Everything that is not sent back would be lost: title, language, media, sensitive flag and quote
 * (docs/server/writing.md#edit).
 */
const editBodyOf = ({ text, mediaIds, title, language, sensitive, quoted }: PostToEdit) => ({
  status: text,
  content_type: MARKDOWN,
  title,
  language,
  media_ids: [...mediaIds],
  sensitive,
  quote_id: quoted,
})

async function upload({ bytes, description }: FileToSend, { token, signal, onProgress }: SendOptions) {
  const file = parseDataUrl(await readWhole(bytes))
  if (!file) throw new FileProblem('unreadable')
  signal?.throwIfAborted()
  return call(
    uploadMedia,
    { body: { file: file.data, media_type: file.mediaType, description } },
    { token, ...(signal && { signal }), ...(onProgress && { fetch: sendWithProgress(onProgress) }) },
  )
}

/** A file on the disk can vanish while it waits. */
async function readWhole(bytes: Blob): Promise<string> {
  try {
    return await readDataUrl(bytes)
  } catch (error) {
    throw new FileProblem('unreadable', { cause: error })
  }
}
