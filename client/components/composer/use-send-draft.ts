import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Visibility } from '#contract/entities/post.ts'
import { failureOf } from '#data/connection/failure.ts'
import { currentToken } from '#data/connection/token.ts'
import { showPublished } from '#data/posts/published.ts'
import type { useDraft } from '#data/writing/draft-store.ts'
import { handOver, holdBack } from '#data/writing/outbox.ts'
import { publish } from '#data/writing/publish.ts'
import { dropUpload, requireUploaded } from '#data/writing/uploads.ts'
import { withoutUploads } from '#domain/composer/attachment.ts'
import { type Draft, tryAt } from '#domain/composer/draft.ts'
import { draftKey } from '#domain/composer/draft-key.ts'
import { triedAfter, wantsFilesAgain } from '#domain/composer/outbox.ts'
import { type ComposerTask, draftContextOf } from '#domain/composer/task.ts'
import { preferencesOf } from '#domain/preference.ts'
import { isTemporary } from '#domain/retry.ts'
import { useText } from '#i18n/i18n.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { announce, toast } from '#ui/notices.ts'
import { waitingText } from './outbox/use-reason.ts'
import { tellSent } from './tell-sent.ts'
import { useIsShown } from './use-is-shown.ts'

/** On their way as soon as somebody writes: without a connection it is too late. */
const loadOutbox = () =>
  withTexts(() => Promise.all([import('./outbox/OutboxList.tsx'), import('./outbox/OutboxNotice.tsx')]))
void loadOutbox().catch(() => undefined) // asked for again when they are needed

/**
 * Sends what was written, and nothing of it is left in the editor then. What cannot be sent now for reasons that pass
 * goes into the outbox; what the server refuses stays, with its reason (docs/spec/writing.md#after-publishing,
 * docs/spec/writing.md#errors-of-the-editor).
 */
export function useSendDraft({
  task,
  viewer,
  opened: { draft: shown, change, markTried, hold, clearSent },
  visibility,
  onSent,
}: {
  task: ComposerTask
  viewer: Account
  opened: ReturnType<typeof useDraft>
  visibility: Visibility
  onSent: () => void
}) {
  const t = useText()
  const client = useQueryClient()
  const mutationKey = ['send', draftKey(draftContextOf(task))]
  // Also what an editor began to send that was closed since: nobody writes on meanwhile.
  const isPending = useIsMutating({ mutationKey }) > 0
  const isShown = useIsShown()
  const { mutate, error, reset } = useMutation({
    mutationKey,
    onMutate: hold,
    mutationFn: async (draft: Draft) => {
      const letter = { context: draftContextOf(task), draft, visibility, accountId: viewer.id }
      const { undoSeconds } = preferencesOf(viewer)
      if (undoSeconds > 0) {
        await holdBack(letter, undoSeconds)
        announce(t('outbox.held', { seconds: undoSeconds }))
        return null
      }
      let isTried = draft.tried !== null
      try {
        requireUploaded(draft.attachments)
        isTried = true
        await markTried(visibility)
        return await publish(letter, {
          tried: draft.tried,
          onUploadedAgain: async (attachments) => {
            letter.draft = { ...draft, attachments }
            change({ attachments })
            await markTried(visibility)
          },
        })
      } catch (error) {
        if (!isTemporary(failureOf(error))) throw error
        await loadOutbox().catch(() => {
          throw error // without a connection it could not be shown what waits
        })
        const tried = isTried ? tryAt(letter.draft, visibility, Date.now()) : draft
        await handOver({ ...letter, draft: tried }, error).catch(() => {
          throw error // nothing can be kept here: it stays where it is
        })
        const words = `${t('outbox.waiting')} ${waitingText(failureOf(error), t)}`
        // At home it stands below the composer.
        if (task.kind === 'new') announce(words)
        else toast(words)
        return null
      }
    },
    onSuccess: (post, draft) => {
      void clearSent(draft)
      if (post) {
        showPublished(client, post)
        for (const { key } of draft.attachments) dropUpload(key)
        tellSent(post, { draft, visibility }, t)
      }
      onSent()
    },
    onError: (error, draft) => {
      const failure = failureOf(error)
      change(({ tried, attachments }) => ({
        tried: triedAfter(draft.tried, tried, failure),
        attachments: wantsFilesAgain(failure) ? withoutUploads(attachments) : attachments,
      }))
      // That the session has ended is said where one signs in again.
      const isSaid = isShown.current || currentToken() === null
      if (!isSaid) toast(errorText(error, t), { tone: 'error' })
    },
    onSettled: (_post, _error, _sent, letGo) => letGo?.(),
  })
  return { send: () => mutate(shown), isPending, error, reset }
}
