import { Check } from 'lucide-react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import type { EditBase } from '#data/writing/content.ts'
import type { EditEditor } from '#data/writing/editors.ts'
import { useIsUnsaved } from '#data/writing/use-is-unsaved.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import { isSameEdit, type PostEdit } from '#domain/composer/edit.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { useText } from '#i18n/i18n.ts'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { AttachmentPart } from './attachments/AttachmentPart.tsx'
import { useAttach } from './attachments/use-attach.ts'
import { EditNote } from './EditNote.tsx'
import { EditNotices } from './EditNotices.tsx'
import { LanguageHint } from './language/LanguageHint.tsx'
import { PostLanguageSelect } from './language/PostLanguageSelect.tsx'
import { ParentPost } from './ParentPost.tsx'
import { SensitiveButton } from './SensitiveButton.tsx'
import { TextForm } from './TextForm.tsx'
import { useCloseEdit } from './use-close-edit.ts'
import { useSaveEdit } from './use-save-edit.ts'

export interface SourceFormProps {
  post: Post
  viewer: Account
  instance: Instance
  source: PostSource
  onDone: () => void
}

/**
 * Shows everything that an edit can change; what it cannot is said, and what is not touched goes back as it
 * was.
 */
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
  const context = { kind: 'edit', postId: post.id } as const
  const edit = state.content
  const isIncomplete = state.stage === 'reading' || state.stage === 'unreadable'
  const isChanged = !isIncomplete && !isSameEdit(edit, base.post)
  const isUnsaved = useIsUnsaved(context, edit.attachments)
  const saving = useSaveEdit({ post, source, editor, state, onSaved: onDone })
  const quote = quoteOf(post)
  const language = edit.language === undefined ? post.language : edit.language
  const choose = (chosen: string | null) => editor.change({ language: chosen })
  const attaching = useAttach(instance, editor, edit.attachments)
  const { cancel, discard, takeTheirs } = useCloseEdit({
    context,
    base,
    editor,
    isStored: isChanged && !isUnsaved,
    onDone,
  })

  function giveUp() {
    discard()
    onDone()
  }

  return (
    <TextForm
      words={{
        label: t('composer.edit'),
        submitAnyway: t('reminder.update'),
      }}
      button={{ label: t('composer.update'), icon: <Check /> }}
      text={{
        content: edit.text,
        maximum: instance.configuration.statuses.max_characters,
        note: <EditNote post={post} />,
        autoFocus: true,
        language,
        onWrite: (text) => editor.change({ text }),
      }}
      preferences={latePreferencesOf(viewer)}
      sending={saving}
      isBlocked={isIncomplete || !areUploaded(edit.attachments)}
      attachments={edit.attachments}
      onFiles={attaching.add}
      onCancel={cancel}
      onDiscard={isChanged ? giveUp : undefined}
      notice={
        <EditNotices
          editor={editor}
          state={state}
          isUnsaved={isUnsaved}
          saving={saving}
          onDiscard={discard}
          onTakeTheirs={takeTheirs}
        />
      }
      audience={<PostLanguageSelect value={language} onChange={choose} />}
      parts={
        <>
          <LanguageHint text={edit.text} said={language} onUse={choose} />
          <AttachmentPart instance={instance} attachments={edit.attachments} attaching={attaching} />
          {quote && <ParentPost label={t('edit.quote_kept')} post={quote} />}
        </>
      }
    >
      <AttachmentButtons instance={instance} attachments={edit.attachments} onAdd={attaching.add} />
      <SensitiveButton isOn={edit.sensitive} onChange={(sensitive) => editor.change({ sensitive })} />
    </TextForm>
  )
}
