/**
 * An edit: everything of a published post that can be changed
 * (docs/spec/writing.md#an-edit-replaces-the-post, docs/spec/writing.md#titles-and-files-of-others,
 * docs/server/writing.md#edit).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'
import { descriptionToSend } from './attachment.ts'
import type { DraftAttachment } from './draft.ts'

/** The only type of a source that can be edited: saving another one as this would wipe it. */
export const MARKDOWN = 'text/markdown'

export interface PostEdit {
  text: string
  sensitive: boolean
  attachments: readonly DraftAttachment[]
  /** Left out where it stays what it is. */
  language?: string | null | undefined
}

/** The post as it is. `nameOf` says what its n-th file is called: the server keeps no names. */
export const editOf = (
  post: Pick<Post, 'sensitive' | 'media_attachments' | 'language'>,
  source: Pick<PostSource, 'text'>,
  nameOf: (type: string, number: number) => string,
): PostEdit => ({
  text: source.text,
  sensitive: post.sensitive,
  language: post.language,
  attachments: post.media_attachments.map((uploaded, index) => ({
    key: uploaded.id,
    name: nameOf(uploaded.type, index + 1),
    mediaType: `${uploaded.type}/*`,
    description: uploaded.description ?? '',
    uploaded,
    isPublished: true,
  })),
})

/** Nothing that would have to be kept. Files count by what they are and say, in their order. */
export const isSameEdit = (one: PostEdit, other: PostEdit) =>
  one.text === other.text &&
  one.sensitive === other.sensitive &&
  isSameLanguage(one.language, other.language) &&
  filesOf(one).join('\n') === filesOf(other).join('\n')

/** Changes that were kept by an older version say nothing of it. */
export const isSameLanguage = (one: PostEdit['language'], other: PostEdit['language']) =>
  one === undefined || other === undefined || one === other

const filesOf = ({ attachments }: PostEdit) =>
  attachments.map(({ key, description }) => JSON.stringify([key, descriptionToSend(description)]))
