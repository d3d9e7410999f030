import { useMutation } from '@tanstack/react-query'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { WritingContext } from '#domain/composer/draft-key.ts'
import { useText } from '#i18n/i18n.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { openEditor } from '../open-editor.ts'

/**
 * Returns the button that goes on with a draft as a new post, and why that was not done
 * (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone).
 */
export function useAsNewPost(
  context: WritingContext,
  /** Is called when it is about to be opened. */
  onMove?: () => void,
) {
  const t = useText()
  const { drafts } = useWriting()
  const moving = useMutation({
    mutationFn: () => drafts.moveToNewPost(context),
    onSuccess: (isMoved) => {
      if (!isMoved) return
      onMove?.()
      openEditor({ kind: 'new' })
    },
  })
  const reason = useErrorText(moving.error)

  function move() {
    const stopTypeAhead = typeAheadAfterPress()
    moving.mutate(undefined, { onSettled: (isMoved) => !isMoved && stopTypeAhead() })
  }

  const button = (
    <Button kind="primary" busy={moving.isPending} onClick={move}>
      {t('drafts.as_new')}
    </Button>
  )
  const refusal = (
    <>
      {moving.data === false && <Alert tone="error">{t('drafts.new_busy')}</Alert>}
      {moving.error && <Alert tone="error">{reason}</Alert>}
    </>
  )
  return { button, refusal }
}
