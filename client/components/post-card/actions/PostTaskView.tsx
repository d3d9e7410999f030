import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import type { PostTask } from './post-task.ts'

const ComposerForm = lazyPart(
  async () => (await import('#components/composer/ComposerForm.tsx')).ComposerForm,
)
const EditForm = lazyPart(async () => (await import('#components/composer/EditForm.tsx')).EditForm)
const SavePostDialog = lazyPart(async () => (await import('./SavePostDialog.tsx')).SavePostDialog)
const DeletePostDialog = lazyPart(async () => (await import('./DeletePostDialog.tsx')).DeletePostDialog)
const DeleteThreadDialog = lazyPart(async () => (await import('./DeleteThreadDialog.tsx')).DeleteThreadDialog)
const RedraftDialog = lazyPart(async () => (await import('./RedraftDialog.tsx')).RedraftDialog)
const TranslateDialog = lazyPart(async () => (await import('./TranslateDialog.tsx')).TranslateDialog)
const LoadRepliesDialog = lazyPart(async () => (await import('./LoadRepliesDialog.tsx')).LoadRepliesDialog)
const LabelsDialog = lazyPart(async () => (await import('./LabelsDialog.tsx')).LabelsDialog)
const PeopleDialog = lazyPart(async () => (await import('./PeopleDialog.tsx')).PeopleDialog)
const PostFilterDialog = lazyPart(async () => (await import('./PostFilterDialog.tsx')).PostFilterDialog)
const FeedsOfPersonDialog = lazyPart(
  async () => (await import('#components/feed/FeedsOfPersonDialog.tsx')).FeedsOfPersonDialog,
)

/**
 * Shows the editor below a post or the dialog that an action has opened. Each loads when it is first needed.
 */
export function PostTaskView({ post, task, onDone }: { post: Post; task: PostTask; onDone: () => void }) {
  const viewer = useViewer()
  const instance = useInstance()
  if (!viewer || !instance) return null
  return (
    <>
      {(task === 'reply' || task === 'quote') && (
        // A reply and a quote are two drafts; the key keeps them from sharing an editor.
        <ComposerForm
          key={task}
          typeAhead
          viewer={viewer}
          instance={instance}
          task={{ kind: task, post }}
          onDone={onDone}
        />
      )}
      {task === 'edit' && (
        <EditForm typeAhead post={post} viewer={viewer} instance={instance} onDone={onDone} />
      )}
      {task === 'save' && <SavePostDialog post={post} onDone={onDone} />}
      {task === 'delete' && <DeletePostDialog post={post} viewer={viewer} onDone={onDone} />}
      {task === 'delete-thread' && <DeleteThreadDialog post={post} onDone={onDone} />}
      {task === 'redraft' && (
        <RedraftDialog post={post} viewer={viewer} instance={instance} onDone={onDone} />
      )}
      {task === 'translate' && <TranslateDialog post={post} onDone={onDone} />}
      {task === 'load-replies' && <LoadRepliesDialog post={post} onDone={onDone} />}
      {task === 'filter' && <PostFilterDialog post={post} onDone={onDone} />}
      {task === 'feeds' && <FeedsOfPersonDialog account={post.account} onDone={onDone} />}
      {task === 'labels' && <LabelsDialog typeAhead post={post} onDone={onDone} />}
      {task === 'people' && <PeopleDialog post={post} onDone={onDone} />}
    </>
  )
}
