/**
 * Moves a draft to another account of this device (docs/spec/session.md#writing-as-another-account). Like a
 * post that goes into the outbox, it leaves its place and comes to the other one in one transaction: a crash
 * leaves it in one of the two.
 */
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import type { Change } from '../storage/rows.ts'
import type { AttachedFiles } from './attached-files.ts'
import type { DraftEditor } from './editors.ts'
import type { Chance } from './ports.ts'
import { Stopped } from './stoppable-ports.ts'
import type { StoredDrafts } from './stored-drafts.ts'
import type { Uploads } from './uploads.ts'

interface From {
  accountId: string
  chance: Chance
  files: AttachedFiles
  uploads: Uploads
  hasLeft: () => boolean
}

interface To {
  accountId: string
  drafts: StoredDrafts
}

/**
 * Moves what an editor holds to the same place of another account. Returns false, and changes nothing, where
 * something is written there, where it may have been sent already, and where it is on its way. Rejects, and
 * changes nothing, where it cannot be stored or a file is missing.
 */
export async function handOverDraft(
  context: DraftContext,
  editor: DraftEditor,
  from: From,
  to: To,
): Promise<boolean> {
  await editor.confirm()
  const shown = editor.state.current()
  if (shown.stage !== 'writing' || shown.content.tried !== null) return false
  const newKey = () => from.chance.key(IDEMPOTENCY_KEY_BYTES)
  const attempt = newKey()
  const letGo = editor.hold()
  try {
    const content = editor.publish(attempt)
    if (!content) return false
    const comeBack = () => editor.refuse(attempt, content, null, [])
    try {
      const { attachments, stored } = await copyFiles(content.attachments, from, to.accountId)
      const draft = { ...content, attachments, idempotencyKey: newKey() }
      const leave = (along: readonly Change[]) => {
        if (from.hasLeft()) throw new Stopped('the author has logged out')
        return editor.queue(attempt, content.text, [
          ...along,
          ...stored,
          ...removed(content.attachments, from),
        ])
      }
      if (!(await to.drafts.takeOver(context, draft, leave))) {
        await comeBack()
        return false
      }
    } catch (error) {
      await comeBack()
      throw error
    }
    await editor.leave(attempt, [])
    for (const { key } of content.attachments) from.uploads.drop(key)
    return true
  } finally {
    letGo()
  }
}

/**
 * Returns the files as the other account sends them, and the rows with their bytes: what the server has of a
 * file belongs to the account that has sent it.
 */
async function copyFiles(
  attachments: readonly DraftAttachment[],
  { files, chance }: From,
  accountId: string,
): Promise<{ attachments: DraftAttachment[]; stored: Change[] }> {
  const copies = await Promise.all(
    attachments.map(async (attachment) => {
      const value = await files.bytes(attachment.key)
      return { attachment: { ...attachment, key: chance.key(FILE_KEY_BYTES), uploaded: null }, value }
    }),
  )
  return {
    attachments: copies.map(({ attachment }) => attachment),
    stored: copies.map(({ attachment: { key }, value }) => ({ table: 'files', accountId, key, value })),
  }
}

const FILE_KEY_BYTES = 8

const removed = (attachments: readonly DraftAttachment[], { accountId }: From): Change[] =>
  attachments.map(({ key }) => ({ table: 'files', accountId, key, value: undefined }))
