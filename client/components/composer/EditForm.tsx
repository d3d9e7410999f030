import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, PostSource } from '#contract/entities/post.ts'
import { MARKDOWN, useEditPost, usePostSource } from '#data/posts.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextForm } from './TextForm.tsx'

interface EditFormProps {
  post: Post
  viewer: Account
  instance: Instance
  onDone: () => void
}

/** Edits a post in its place. A source that is not markdown is not opened: saving would wipe it (decisions "Edit"). */
export function EditForm(props: EditFormProps) {
  const t = useText()
  const source = usePostSource(props.post.id)
  if (source.isPending) return <Spinner label={t('list.loading')} />
  if (source.isError) {
    return <ErrorNotice error={source.error} retrying={source.isFetching} onRetry={source.refetch} />
  }
  if (source.data.content_type !== MARKDOWN) {
    const close = <Button onClick={props.onDone}>{t('action.dismiss')}</Button>
    return <Alert action={close}>{t('composer.source_unavailable')}</Alert>
  }
  return <SourceForm {...props} source={source.data} />
}

function SourceForm({ post, viewer, instance, onDone, source }: EditFormProps & { source: PostSource }) {
  const t = useText()
  const [content, setContent] = useState(source.text)
  const edit = useEditPost(post)

  function save() {
    edit.mutate(
      { content, title: source.title },
      {
        onSuccess: () => {
          announce(t('composer.updated'))
          onDone()
        },
      },
    )
  }

  return (
    <TextForm
      label={t('composer.edit')}
      submitLabel={t('composer.update')}
      content={content}
      maximum={instance.configuration.statuses.max_characters}
      ctrlEnter={preferencesOf(viewer).ctrlEnterEnabled}
      autoFocus
      sending={edit}
      onWrite={setContent}
      onSend={save}
      onCancel={onDone}
    />
  )
}
