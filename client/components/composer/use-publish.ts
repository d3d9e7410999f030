import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { currentToken } from '#data/connection/token.ts'
import { lookForPost } from '#data/posts/look-for-post.ts'
import { showPublishedHere } from '#data/posts/published.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { rememberLanguage } from '#data/writing/remembered-languages.ts'
import { rememberTagsOf } from '#data/writing/remembered-tags.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { OpenState } from '#domain/composer/editor-state.ts'
import { type ComposerTask, draftContextOf, groupIdOf } from '#domain/composer/task.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import type { Failure } from '#domain/retry.ts'
import { useText } from '#i18n/i18n.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { announce, toast } from '#ui/notices.ts'
import { announceSent } from './announce-sent.ts'
import { useOutboxEvents } from './outbox/use-outbox-events.ts'
import { waitingText } from './outbox/use-reason.ts'
import { useIsShown } from './use-is-shown.ts'

/** Refusals that may mean that the post is gone which is answered or quoted. */
const WITHOUT_PARENT = ['parent post does not exist', 'quoted post does not exist']

const isWithoutParent = (error: unknown) =>
  error instanceof ApiError && WITHOUT_PARENT.includes(error.message)

/** On their way as soon as somebody writes: without a connection it is too late. */
const loadOutbox = () =>
  withTexts(() => Promise.all([import('./outbox/OutboxList.tsx'), import('./outbox/OutboxNotice.tsx')]))
void loadOutbox().catch(() => undefined) // asked for again when they are needed

/**
 * Returns how a draft is published and how that goes on. What came of it is said, wherever its author is by
 * then (docs/spec/writing.md#after-publishing, docs/spec/writing.md#errors-of-the-editor).
 */
export function usePublish({
  task,
  viewer,
  editor,
  state,
  visibility,
  language,
  onDone,
}: {
  task: ComposerTask
  viewer: Account
  editor: DraftEditor
  state: OpenState<Draft>
  visibility: Visibility
  language: string | null
  /** It has left the editor. */
  onDone: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const writing = useWriting()
  const { onStopped } = useOutboxEvents()
  const isShown = useIsShown()
  const holdSeconds = latePreferencesOf(viewer).undoSeconds

  function announceWaiting(problem: Failure) {
    const words = `${t('outbox.waiting')} ${waitingText(problem, '', t)}`
    // At home it stands below the composer.
    if (task.kind === 'new') announce(words)
    else toast(words)
  }

  async function send() {
    rememberTagsOf(state.content.text)
    if (language !== null) rememberLanguage(language)
    const groupId = groupIdOf(task, state.content)
    const options = { visibility, language, groupId, holdSeconds, prepareToWait: loadOutbox }
    const outcome = await writing.publish(draftContextOf(task), options)
    switch (outcome.kind) {
      case 'sent':
        showPublishedHere(client, outcome.post)
        announceSent(outcome.post, outcome.entry, t)
        return onDone()
      case 'held':
        announce(t('outbox.held', { seconds: holdSeconds }))
        return onDone()
      case 'waiting':
        announceWaiting(outcome.problem)
        return onDone()
      case 'stopped':
        return onStopped(outcome.entry)
      case 'refused':
        if ('post' in task && isWithoutParent(outcome.error) && (await lookForPost(client, task.post.id)))
          return
        // That the session has ended is said where one signs in again.
        if (!isShown.current && currentToken() !== null) toast(errorText(outcome.error, t), { tone: 'error' })
    }
  }

  return {
    send: () => void send(),
    isPending: state.stage === 'publishing',
    error: state.stage === 'writing' ? state.problem : null,
    reset: editor.dismiss,
  }
}
