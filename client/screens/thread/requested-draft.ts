import { draftText } from '#data/writing/drafts.ts'

/** A request to open a draft below its post. The list of drafts puts it into the state of a history entry. */
export interface RequestedDraft {
  write: 'reply' | 'quote'
  /** The time of the request, which tells one from the next. */
  at: number
}

/** Returns the draft that the state of the history entry asks for, as long as there is one. */
export const readRequestedDraft = (state: unknown, postId: string): RequestedDraft | null =>
  isRequestedDraft(state) && draftText({ kind: state.write, postId }) !== null ? state : null

const isRequestedDraft = (state: unknown): state is RequestedDraft =>
  typeof state === 'object' &&
  state !== null &&
  'write' in state &&
  (state.write === 'reply' || state.write === 'quote') &&
  'at' in state &&
  typeof state.at === 'number'
