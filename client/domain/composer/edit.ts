/**
 * An edit: everything of a published post that can be changed
 * (docs/spec/writing.md#an-edit-replaces-the-post, docs/spec/writing.md#titles-and-files-of-others,
 * docs/server/writing.md#edit).
 */
import type { Post, PostSource } from '#contract/entities/post.ts'
import { descriptionToSend } from './attachment.ts'
import type { DraftAttachment } from './draft.ts'

export interface PostEdit {
  text: string
  sensitive: boolean
  attachments: readonly DraftAttachment[]
}

/** The post as it is. `nameOf` says what its n-th file is called: the server keeps no names. */
export const editOf = (
  post: Pick<Post, 'sensitive' | 'media_attachments'>,
  source: Pick<PostSource, 'text'>,
  nameOf: (type: string, number: number) => string,
): PostEdit => ({
  text: source.text,
  sensitive: post.sensitive,
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
  filesOf(one).join('\n') === filesOf(other).join('\n')

const filesOf = ({ attachments }: PostEdit) =>
  attachments.map(({ key, description }) => JSON.stringify([key, descriptionToSend(description)]))
