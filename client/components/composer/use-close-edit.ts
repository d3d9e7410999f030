import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { showPost } from '#data/posts/look-for-post.ts'
import type { EditBase } from '#data/writing/content.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import type { WritingEngine } from '#data/writing/engine.ts'
import type { EditContext } from '#domain/composer/draft-key.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/** Returns the ways out of an edit that is not saved. What is given up can be put back. */
export function useCloseEdit({
  context,
  base,
  editor,
  isStored,
  onDone,
}: {
  context: EditContext
  base: EditBase
  editor: EditEditor
  /** Whether there is anything to keep, and the browser keeps it. */
  isStored: boolean
  onDone: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const writing = useWriting()

  function cancel() {
    if (isStored) toast(t('edit.kept'))
    onDone()
  }

  /** Puts the published version back into the editor, which stays open. */
  function discard() {
    const discarded = editor.discard()
    if (discarded) offerBack('edit.discarded', discarded.content, base)
  }

  /** Ends the edit with the version of the other device. */
  function takeTheirs(theirs: Post) {
    const mine = editor.discard()?.content
    showPost(client, theirs)
    onDone()
    if (mine) offerBack('edit.took_theirs', mine, { ...base, editedAt: theirs.edited_at }, 'edit.kept')
  }

  /**
   * Offers what was given up. It is put back as an edit of `over`, and `done` says so where nothing else
   * shows it.
   */
  function offerBack(words: TextKey, mine: PostEdit, over: EditBase, done?: TextKey) {
    const putBack = async () => {
      if (!(await writing.drafts.putEditBack(context, mine, over)))
        toast(t('edit.not_put_back'), { tone: 'error' })
      else if (done) toast(t(done))
    }
    toast(t(words), {
      action: { label: t('action.undo'), run: () => void putBack() },
      onDismiss: () => dropNewFiles(mine, writing),
    })
  }

  return { cancel, discard, takeTheirs }
}

/** Forgets the files that are new. Those of the published post stay. */
function dropNewFiles({ attachments }: PostEdit, { uploads }: WritingEngine): void {
  for (const { key, isPublished } of attachments) if (!isPublished) uploads.drop(key)
}
