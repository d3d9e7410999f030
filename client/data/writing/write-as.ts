/** Goes on with a draft as another account (docs/spec/session.md#writing-as-another-account). */
import type { QueryClient } from '@tanstack/react-query'
import { getPost } from '#contract/endpoints/posts.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { draftContextOfKey } from '#domain/composer/context-of-key.ts'
import { type DraftContext, writingKey } from '#domain/composer/draft-key.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { otherAccounts, switchAccount } from '../accounts/accounts.ts'
import { callAs, NoSession } from '../accounts/call-as.ts'
import { ApiError } from '../connection/api-error.ts'
import type { AccountHere } from '../storage/accounts-here.ts'
import type { WritingEngine } from './engine.ts'
import { otherEngine } from './other-engine.ts'
import { Stopped } from './stoppable-ports.ts'

/** A draft on its way to another account. */
export interface Move {
  context: DraftContext
  /** Whether there is a draft yet: an empty editor is opened there, and nothing is moved. */
  hasDraft: boolean
  accountId: string
  /** The page that is opened. */
  path: string
}

/**
 * Moves a draft to another account and opens its editor there. Returns false where the draft has to stay.
 * Rejects, before anything is moved, where that account has no session, may not write, or does not see what
 * is answered or quoted.
 */
export async function writeAs(
  client: QueryClient,
  writing: WritingEngine,
  { context, hasDraft, accountId, path }: Move,
): Promise<boolean> {
  if (!mayCreatePost(await callAs(accountId, getViewer, {})))
    throw new ApiError('refused', 'permission error', { status: 403 })
  if ('postId' in context) await callAs(accountId, getPost, { params: { id: context.postId } })
  if (hasDraft && !(await handOver(client, writing, context, accountId))) return false
  writeInTab(TAB_KEYS.writeOn, writingKey(context))
  writeInTab(TAB_KEYS.cameFrom, accountHere())
  await switchAccount(accountId, path)
  return true
}

async function handOver(
  client: QueryClient,
  writing: WritingEngine,
  context: DraftContext,
  accountId: string,
): Promise<boolean> {
  const other = otherEngine(client, accountId)
  try {
    return await writing.handOver(context, other)
  } catch (error) {
    throw error instanceof Stopped ? new NoSession('it has logged out meanwhile', { cause: error }) : error
  } finally {
    other.stop()
  }
}

/** Returns, once, the place of the draft that this tab was opened to go on with; null for none. */
export function takeWriteOn(): DraftContext | null {
  const key = readInTab(TAB_KEYS.writeOn)
  writeInTab(TAB_KEYS.writeOn, null)
  return key === null ? null : draftContextOfKey(key)
}

/** Returns, once, the account that this tab came from to write; null for none that is still signed in. */
export function takeCameFrom(): AccountHere | null {
  const from = readInTab(TAB_KEYS.cameFrom)
  writeInTab(TAB_KEYS.cameFrom, null)
  return otherAccounts().find(({ card, token }) => card.id === from && token !== null) ?? null
}
