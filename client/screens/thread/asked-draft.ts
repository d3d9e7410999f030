import { draftText } from '#data/writing/drafts.ts'

export interface AskedDraft {
  write: 'reply' | 'quote'
  /** Tells one wish from the next. */
  at: number
}

/** The draft that the history entry asks for, as long as there is one. */
export const askedDraft = (state: AskedDraft | null, postId: string): AskedDraft | null =>
  state?.write && draftText({ kind: state.write, postId }) !== null ? state : null
