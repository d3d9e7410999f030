import type { Post } from '#contract/entities/post.ts'
import { useText } from '#i18n/i18n.ts'
import { audienceText } from './audience-text.ts'

/**
 * Says who sees the post, and what of it an edit cannot change (docs/spec/writing.md#choosing-the-audience,
 * docs/spec/writing.md#an-edit-replaces-the-post, docs/server/writing.md#edit).
 */
export function EditNote({ post }: { post: Post }) {
  const t = useText()
  const sentences = [
    audienceText(post.visibility, t),
    t('edit.audience_fixed'),
    post.poll ? t('edit.poll_fixed') : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
