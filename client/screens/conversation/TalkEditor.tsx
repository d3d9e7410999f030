import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post } from '#contract/entities/post.ts'
import { draftText } from '#data/writing/drafts.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { isPhone } from '#platform/page/visible-area.ts'
import styles from './TalkEditor.module.css'

const ComposerForm = lazyPart(
  async () => (await import('#components/composer/ComposerForm.tsx')).ComposerForm,
)

/**
 * One line until it is used, then the editor of a reply (docs/spec/conversations.md#answering-in-a-talk).
 * While it is open it keeps the post that it was opened for.
 */
export function TalkEditor({
  viewer,
  instance,
  newest,
}: {
  viewer: Account
  instance: Instance
  newest: Post
}) {
  const t = useText()
  const [answered, setAnswered] = useState<Post | null>(null)
  const [wasClosed, setWasClosed] = useState(false)
  const [coversPage] = useState(isPhone)
  if (!mayCreatePost(viewer)) return null

  const unsent = answered ? null : draftText({ kind: 'reply', postId: newest.id })
  const folded = (
    <button
      type="button"
      className={styles.folded}
      // The focus goes back to where it came from.
      ref={wasClosed ? takeLostFocus : null}
      onPointerEnter={ComposerForm.preload}
      onFocus={ComposerForm.preload}
      onClick={() => setAnswered(newest)}
    >
      <PenLine aria-hidden="true" />
      <span>
        {unsent === null ? t('conversations.write') : t('composer.continue', { text: unsent.trim() || '…' })}
      </span>
    </button>
  )
  if (!answered) return folded
  return (
    <>
      {coversPage && folded}
      <ComposerForm
        viewer={viewer}
        instance={instance}
        task={{ kind: 'reply', post: answered }}
        onDone={() => {
          setAnswered(null)
          setWasClosed(true)
        }}
        placeholder={!coversPage && folded}
      />
    </>
  )
}
