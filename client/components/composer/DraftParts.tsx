import type { ReactNode } from 'react'
import { QuoteCard } from '#components/post/quote/QuoteCard.tsx'
import type { Instance } from '#contract/entities/instance.ts'
import type { Post, Visibility } from '#contract/entities/post.ts'
import type { DraftEditor } from '#data/writing/editors.ts'
import { areUploaded } from '#domain/composer/attachment.ts'
import type { Draft } from '#domain/composer/draft.ts'
import { mayBeThread, partsOf, threadProblem } from '#domain/composer/thread-text.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachmentPart } from './attachments/AttachmentPart.tsx'
import type { Attaching } from './attachments/use-attach.ts'
import { LanguageHint } from './language/LanguageHint.tsx'
import { ThreadParts } from './thread/ThreadParts.tsx'

/**
 * Shows what goes with the text of a draft, below it: files, a poll, and the post that it quotes, as it will
 * look (docs/spec/writing.md#a-quote-in-sight).
 */
export function DraftParts({
  draft,
  visibility,
  language,
  editor,
  instance,
  attaching,
  mayLeave,
  poll,
  quoted,
}: {
  draft: Draft
  visibility: Visibility
  language: string | null
  editor: DraftEditor
  instance: Instance
  attaching: Attaching
  /** It can be published now, even where files have not arrived. */
  mayLeave: boolean
  /** The editor of the poll. */
  poll: ReactNode
  quoted: Post | null
}) {
  const t = useText()
  const { text, attachments } = draft
  const maximum = instance.configuration.statuses.max_characters
  return (
    <>
      <LanguageHint text={text} said={language} onUse={(chosen) => editor.change({ language: chosen })} />
      <AttachmentPart instance={instance} attachments={attachments} attaching={attaching} />
      {mayLeave && !areUploaded(attachments) && <Alert tone="info">{t('attachment.goes_along')}</Alert>}
      {poll}
      <ThreadParts
        {...{ text, maximum, language }}
        problem={threadProblem(text, visibility, maximum)}
        mayAdd={mayBeThread(visibility) && partsOf(text).every((part) => part.trim() !== '')}
        onWrite={(change) => editor.change((now) => ({ text: change(now.text) }))}
      />
      {quoted && (
        <section aria-label={t('composer.quoted')}>
          <QuoteCard post={quoted} />
        </section>
      )}
    </>
  )
}
