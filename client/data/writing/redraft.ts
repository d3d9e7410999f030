/**
 * Deletes a post and brings what it said back into its composer. The copy is stored before the post is
 * deleted, so nothing can be lost on the way (docs/spec/post-actions.md#delete-and-redraft).
 */

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { getPost } from '#contract/endpoints/posts.ts'
import { getPostSource } from '#contract/endpoints/writing.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import { MARKDOWN } from '#domain/composer/edit.ts'
import { contextOfPost, redraftOf } from '#domain/composer/redraft.ts'
import { visibilitiesOf } from '#domain/composer/task.ts'
import { isTemporary } from '#domain/retry.ts'
import { call } from '../connection/api.ts'
import { failureOf } from '../connection/failure.ts'
import { loadWholePost } from '../posts/whole-post.ts'
import { useWriting } from './current-engine.ts'
import type { WritingEngine } from './engine.ts'
import { Stopped } from './stoppable-ports.ts'
import type { StoredDraft } from './stored-drafts.ts'

/**
 * Why nothing was deleted: another draft is in the place, or the source cannot be written anew. `uncertain`:
 * nobody knows whether the post is deleted; its copy stays.
 */
export class RedraftProblem extends Error {
  override name = 'RedraftProblem'
  readonly kind: 'busy' | 'source' | 'uncertain'

  constructor(kind: RedraftProblem['kind'], options?: ErrorOptions) {
    super(`redraft problem: ${kind}`, options)
    this.kind = kind
  }
}

interface Author {
  viewer: Account
  instance: Instance
  /** Says what the n-th file of a post is called: the server keeps no names. */
  nameOf: (type: string, number: number) => string
}

/**
 * Puts a copy of a post where it was written, with its files. Rejects, and leaves nothing behind, where any
 * part of it cannot be had.
 */
export async function copyToDraft(
  writing: WritingEngine,
  post: Post,
  { viewer, instance, nameOf }: Author,
): Promise<StoredDraft> {
  const context = contextOfPost(post)
  if ((await writing.drafts.find(context)) !== null) throw new RedraftProblem('busy')
  const [source, now, other] = await Promise.all([
    call(getPostSource, { params: { id: post.id } }),
    loadWholePost(post.id),
    'postId' in context ? call(getPost, { params: { id: context.postId } }) : null,
  ])
  if (source.content_type !== MARKDOWN) throw new RedraftProblem('source')
  const task = 'postId' in context && other ? { kind: context.kind, post: other } : { kind: 'new' as const }
  const attachments: DraftAttachment[] = []
  try {
    for (const [index, file] of now.media_attachments.entries()) {
      attachments.push(await writing.files.copy(file, nameOf(file.type, index + 1)))
    }
    const allowed = visibilitiesOf(task, viewer, instance)
    const draft = redraftOf(writing.drafts.empty(), now, { source, allowed, attachments })
    if (await writing.drafts.putBack(context, draft)) return { context, draft }
    throw new RedraftProblem('busy')
  } catch (error) {
    for (const { key } of attachments) writing.uploads.drop(key)
    throw error
  }
}

/** Takes the copy away again, unless somebody has written in it since. */
async function takeCopyAway(writing: WritingEngine, { context, draft }: StoredDraft): Promise<void> {
  if ((await writing.drafts.find(context))?.text !== draft.text) return
  if (!(await writing.drafts.discard(context))) return
  for (const { key } of draft.attachments) writing.uploads.drop(key)
}

/**
 * Deletes the post of a copy, and answers the place of its draft. What is refused for certain leaves
 * everything as it was. Where the copy is gone, because its author has logged out in another tab, nothing is
 * deleted.
 */
export async function deleteCopied(
  writing: WritingEngine,
  copy: StoredDraft,
  remove: () => Promise<unknown>,
): Promise<DraftContext> {
  if ((await writing.drafts.find(copy.context)) === null) throw new Stopped('the copy is gone')
  try {
    await remove()
    return copy.context
  } catch (error) {
    const failure = failureOf(error)
    const isCertain = failure.kind === 'refused' && !isTemporary(failure)
    if (!isCertain) throw new RedraftProblem('uncertain', { cause: error })
    await takeCopyAway(writing, copy)
    throw error
  }
}

/** Returns the mutation that copies a post and deletes it. A second try goes on with the copy that stayed. */
export function useRedraft(post: Post, author: Author, remove: () => Promise<unknown>) {
  const writing = useWriting()
  const copy = useRef<StoredDraft | null>(null)
  return useMutation({
    mutationFn: async () => {
      const copied = copy.current ?? (await copyToDraft(writing, post, author))
      copy.current = null
      return deleteCopied(writing, copied, remove).catch((error: unknown) => {
        if (error instanceof RedraftProblem) copy.current = copied
        throw error
      })
    },
  })
}
