/** Where the text of an unsent post is kept (spec A §9 "Drafts"). */

/** What is being written: a new post, an answer to a post, or a comment on one that is passed on. */
export type DraftContext = { kind: 'new' } | { kind: 'reply' | 'quote'; postId: string }

const PREFIX = 'post_content_'

export function draftKey(context: DraftContext): string {
  switch (context.kind) {
    case 'new':
      return `${PREFIX}new`
    case 'reply':
      return `${PREFIX}${context.postId}`
    case 'quote':
      return `${PREFIX}${context.postId}_repost`
  }
}

export const isDraftKey = (key: string) => key.startsWith(PREFIX)
