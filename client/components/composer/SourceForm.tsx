import { Check } from 'lucide-react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { useEdit } from '#data/writing/edit-store.ts'
import { unkeptKeys, useIsUnkept } from '#data/writing/unkept.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import { editOf } from '#domain/composer/edit.ts'
import { editKey } from '#domain/composer/edit-key.ts'
import { quoteOf } from '#domain/post/quote-of.ts'
import { preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { AttachmentButtons } from './attachments/AttachmentButtons.tsx'
import { AttachmentPart } from './attachments/AttachmentPart.tsx'
import { AttachmentZone } from './attachments/AttachmentZone.tsx'
import { type ChangeAttachments, useAttach } from './attachments/use-attach.ts'
import { EditNote } from './EditNote.tsx'
import { ParentPost } from './ParentPost.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SensitiveButton } from './SensitiveButton.tsx'
import { TextForm } from './TextForm.tsx'
import { UnkeptNotice } from './UnkeptNotice.tsx'
import { useSaveEdit } from './use-save-edit.ts'

/** Where the type of a file is not known, it is a document (docs/spec/media.md#kinds-of-files). */
const FILE_NAMES = new Map<string, TextKey>([
  ['image', 'edit.image'],
  ['video', 'edit.video'],
  ['audio', 'edit.audio'],
])

/** Everything that an edit can change; what it cannot is said, and what is not touched goes back as it was. */
export function SourceForm({
  post,
  viewer,
  instance,
  source,
  onDone,
}: {
  post: Post
  viewer: Account
  instance: Instance
  source: PostSource
  onDone: () => void
}) {
  const t = useText()
  const nameOf = (type: string, number: number) => t(FILE_NAMES.get(type) ?? 'edit.file', { number })
  const opened = useEdit(post, editOf(post, source, nameOf))
  const { edit, isChanged, restored, change } = opened
  const isUnkept = useIsUnkept(unkeptKeys(editKey(post.id), edit.attachments))
  const saving = useSaveEdit({ post, source, opened, onSaved: onDone })
  const quote = quoteOf(post)
  const changeAttachments: ChangeAttachments = (to) =>
    change(({ attachments }) => ({ attachments: to(attachments) }))
  const attaching = useAttach(instance, edit.attachments, changeAttachments)

  function cancel() {
    if (isChanged && !isUnkept) toast(t('edit.kept'))
    onDone()
  }

  function discard() {
    const discarded = opened.discard()
    if (!discarded) return
    const putBack = () => {
      if (!discarded.putBack()) toast(t('edit.not_put_back'), { tone: 'error' })
    }
    toast(t('edit.discarded'), {
      action: { label: t('action.undo'), run: putBack },
      onDismiss: discarded.forget,
    })
  }

  return (
    <AttachmentZone isClosed={saving.isPending} onAdd={attaching.add}>
      <TextForm
        label={t('composer.edit')}
        submitLabel={t('composer.update')}
        anyway={t('reminder.update')}
        submitIcon={<Check />}
        content={edit.text}
        maximum={instance.configuration.statuses.max_characters}
        ctrlEnter={preferencesOf(viewer).ctrlEnterEnabled}
        note={<EditNote post={post} />}
        autoFocus
        sending={saving}
        blocked={!areUploaded(edit.attachments)}
        attachments={edit.attachments}
        onWrite={(text) => change({ text })}
        onSend={saving.save}
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
            {restored && <RestoredNotice outdated={restored === 'outdated'} onDiscard={discard} />}
            <UnkeptNotice storedAs={editKey(post.id)} attachments={edit.attachments} />
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
        <SensitiveButton isOn={edit.sensitive} onChange={(sensitive) => change({ sensitive })} />
      </TextForm>
    </AttachmentZone>
  )
}
