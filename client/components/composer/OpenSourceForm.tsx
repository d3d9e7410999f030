import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { FileZone } from '#components/file-zone/FileZone.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { showPost } from '#data/posts/look-for-post.ts'
import type { EditBase } from '#data/writing/content.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import type { WritingEngine } from '#data/writing/engine.ts'
import { useIsUnsaved } from '#data/writing/use-is-unsaved.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import { isSameEdit, type PostEdit } from '#domain/composer/edit.ts'
import type { EditConflict } from '#domain/composer/edit-conflict.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { toast } from '#ui/notices.ts'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { AttachmentPart } from './attachments/AttachmentPart.tsx'
import { type ChangeAttachments, useAttach } from './attachments/use-attach.ts'
import { EditNote } from './EditNote.tsx'
import { ParentPost } from './ParentPost.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SensitiveButton } from './SensitiveButton.tsx'
import { TextForm } from './TextForm.tsx'
import { UnreadableNotice } from './UnreadableNotice.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { useSaveEdit } from './use-save-edit.ts'

const EditConflictDialog = lazyPart(async () => (await import('./EditConflictDialog.tsx')).EditConflictDialog)

export interface SourceFormProps {
  post: Post
  viewer: Account
  instance: Instance
  source: PostSource
  onDone: () => void
}

/** Shows everything that an edit can change; what it cannot is said, and what is not touched goes back as it was. */
export function OpenSourceForm({
  post,
  viewer,
  instance,
  source,
  base,
  editor,
  state,
  onDone,
}: SourceFormProps & { base: EditBase; editor: EditEditor; state: OpenState<PostEdit> }) {
  const t = useText()
  const client = useQueryClient()
  const writing = useWriting()
  const context = { kind: 'edit', postId: post.id } as const
  const edit = state.content
  const isIncomplete = state.stage === 'reading' || state.stage === 'unreadable'
  const isChanged = !isIncomplete && !isSameEdit(edit, base.post)
  const isUnsaved = useIsUnsaved(context, edit.attachments)
  const saving = useSaveEdit({ post, source, editor, state, onSaved: onDone })
  const quote = quoteOf(post)
  const changeAttachments: ChangeAttachments = (to) =>
    editor.change(({ attachments }) => ({ attachments: to(attachments) }))
  const attaching = useAttach(instance, edit.attachments, changeAttachments)

  function cancel() {
    if (isChanged && !isUnsaved) toast(t('edit.kept'))
    onDone()
  }

  function discard() {
    const discarded = editor.discard()
    if (!discarded) return
    const { content } = discarded
    const putBack = async () => {
      const isBack = await writing.drafts.putEditBack(context, content, base)
      if (!isBack) toast(t('edit.not_put_back'), { tone: 'error' })
    }
    toast(t('edit.discarded'), {
      action: { label: t('action.undo'), run: () => void putBack() },
      onDismiss: () => dropNewFiles(content, writing),
    })
  }

  /** Ends the edit with the version of the other device; what was written here can be put back. */
  function takeTheirs({ post: theirs }: EditConflict) {
    const mine = editor.discard()?.content
    showPost(client, theirs)
    onDone()
    if (!mine) return
    const newer = { ...base, editedAt: theirs.edited_at }
    const putBack = async () => {
      if (!(await writing.drafts.putEditBack(context, mine, newer)))
        toast(t('edit.not_put_back'), { tone: 'error' })
      else toast(t('edit.kept'))
    }
    toast(t('edit.took_theirs'), {
      action: { label: t('action.undo'), run: () => void putBack() },
      onDismiss: () => dropNewFiles(mine, writing),
    })
  }

  return (
    <FileZone hint={t('attachment.drop')} isClosed={saving.isPending} onFiles={attaching.add}>
      <TextForm
        words={{
          label: t('composer.edit'),
          submit: t('composer.update'),
          submitAnyway: t('reminder.update'),
        }}
        submitIcon={<Check />}
        text={{
          content: edit.text,
          maximum: instance.configuration.statuses.max_characters,
          note: <EditNote post={post} />,
          autoFocus: true,
          onWrite: (text) => editor.change({ text }),
        }}
        ctrlEnter={latePreferencesOf(viewer).ctrlEnterEnabled}
        sending={saving}
        isBlocked={isIncomplete || !areUploaded(edit.attachments)}
        attachments={edit.attachments}
        onCancel={cancel}
        onDiscard={
          isChanged
            ? () => {
                discard()
                onDone()
              }
            : undefined
        }
        notice={
          <>
            {saving.conflict && (
              <Suspense>
                <EditConflictDialog
                  mine={edit.text}
                  conflict={saving.conflict}
                  onKeepMine={saving.saveOver}
                  onTakeTheirs={takeTheirs}
                  onClose={saving.reset}
                />
              </Suspense>
            )}
            {state.stage === 'unreadable' && <UnreadableNotice onGoOn={editor.goOnWithout} />}
            {state.stage === 'writing' && state.restored && (
              <RestoredNotice outdated={state.restored === 'outdated'} onDiscard={discard} />
            )}
            {isUnsaved && <UnsavedNotice />}
          </>
        }
        parts={
          <>
            <AttachmentPart
              instance={instance}
              attachments={edit.attachments}
              attaching={attaching}
              onChange={changeAttachments}
            />
            {quote && <ParentPost label={t('edit.quote_kept')} post={quote} />}
          </>
        }
      >
        <AttachmentButtons instance={instance} attachments={edit.attachments} onAdd={attaching.add} />
        <SensitiveButton isOn={edit.sensitive} onChange={(sensitive) => editor.change({ sensitive })} />
      </TextForm>
    </FileZone>
  )
}

/** Forgets the files that are new. Those of the published post stay. */
function dropNewFiles({ attachments }: PostEdit, { uploads }: WritingEngine): void {
  for (const { key, isPublished } of attachments) if (!isPublished) uploads.drop(key)
}
