import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { MARKDOWN, usePostSource } from '#data/posts/posts.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { SourceForm } from './SourceForm.tsx'

/** Edits a post in its place. A source that is not markdown is not opened: saving would wipe it (decisions "Edit"). */
export function EditForm(props: { post: Post; viewer: Account; instance: Instance; onDone: () => void }) {
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
