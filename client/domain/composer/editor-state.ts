/**
 * The states of an editor: the place where one draft or one edit is written. docs/writing.md draws them, and
 * a test compares that diagram with this file. The content is `Draft` or `PostEdit`; everything that reaches
 * the disk or the server is done by `data/writing/editor.ts`, which sends the events
 * (docs/spec/drafts-and-outbox.md#drafts, docs/spec/drafts-and-outbox.md#one-tab-writes).
 */

/**
 * Fields that become different; a function of the content where something else may have changed it meanwhile.
 */
export type ContentChange<Content> = Partial<Content> | ((content: Content) => Partial<Content>)

export type EditorState<Content> =
  /** Nobody looks at it in this tab. */
  | { stage: 'closed' }
  /** Another tab writes; `content` follows it, null until it has been read. */
  | { stage: 'elsewhere'; content: Content | null }
  /** The text is known, the rest is being read; `changes` were made meanwhile. */
  | { stage: 'reading'; content: Content; changes: readonly ContentChange<Content>[] }
  /** The rest could not be read. It is not overwritten until its author goes on without it. */
  | { stage: 'unreadable'; content: Content; changes: readonly ContentChange<Content>[] }
  | {
      stage: 'writing'
      content: Content
      /** The content was kept from an earlier time; `outdated`: the post has been edited since. */
      restored: Restored
      /** Why publishing or saving failed; null once its author writes on. */
      problem: unknown
    }
  /**
   * It is on its way to the server, and nothing of it can be changed; `attempt` tells one try from the next.
   */
  | { stage: 'publishing'; content: Content; attempt: string }

/** An editor in which something can be seen and, but for `publishing`, be written. */
export type OpenState<Content> = Extract<
  EditorState<Content>,
  { stage: 'reading' | 'unreadable' | 'writing' | 'publishing' }
>

export type Restored = 'current' | 'outdated' | null

export type EditorEvent<Content> =
  /** The editor is shown; `isWhole`: there is nothing more to read. */
  | { type: 'opened'; content: Content; isWhole: boolean }
  | { type: 'read'; content: Content; restored: Restored }
  | { type: 'read failed' }
  /** The author gives up what cannot be read. `start` has what is known of it in spite of that. */
  | { type: 'went on'; start: Content }
  | { type: 'changed'; change: ContentChange<Content> }
  /** The content was put in or taken out as a whole: discarded, or put back. */
  | { type: 'replaced'; content: Content; restored: Restored }
  | { type: 'dismissed' }
  | { type: 'published'; attempt: string }
  /** It has left the editor: it is at the server, or waits in the outbox. */
  | { type: 'left'; attempt: string; content: Content }
  | { type: 'refused'; attempt: string; content: Content; problem: unknown }
  /** Another tab has the lock. */
  | { type: 'lost' }
  | { type: 'followed'; content: Content | null }
  /** This tab has the lock again. */
  | { type: 'gained' }
  | { type: 'closed' }

/** Returns the content after a change. */
export const changed = <Content>(content: Content, change: ContentChange<Content>): Content => ({
  ...content,
  ...(typeof change === 'function' ? change(content) : change),
})

const written = <Content>(
  content: Content,
  restored: Restored = null,
  problem: unknown = null,
): EditorState<Content> => ({ stage: 'writing', content, restored, problem })

/** Returns the state after an event; the same state where the event means nothing. */
export function nextState<Content>(
  state: EditorState<Content>,
  event: EditorEvent<Content>,
): EditorState<Content> {
  if (event.type === 'lost')
    return state.stage === 'elsewhere' ? state : { stage: 'elsewhere', content: null }
  switch (state.stage) {
    case 'closed':
      if (event.type !== 'opened') return state
      return event.isWhole
        ? written(event.content)
        : { stage: 'reading', content: event.content, changes: [] }
    case 'elsewhere':
      if (event.type === 'followed') return { ...state, content: event.content }
      return event.type === 'gained' || event.type === 'closed' ? { stage: 'closed' } : state
    case 'reading':
    case 'unreadable':
      return afterReading(state, event)
    case 'writing':
      return afterWriting(state, event)
    case 'publishing':
      return afterPublishing(state, event)
  }
}

function afterReading<Content>(
  state: Extract<EditorState<Content>, { stage: 'reading' | 'unreadable' }>,
  event: EditorEvent<Content>,
): EditorState<Content> {
  if (event.type === 'changed') {
    return {
      ...state,
      content: changed(state.content, event.change),
      changes: [...state.changes, event.change],
    }
  }
  if (event.type === 'closed') return { stage: 'closed' }
  if (state.stage === 'unreadable') {
    return event.type === 'went on' ? written(state.changes.reduce<Content>(changed, event.start)) : state
  }
  if (event.type === 'read') {
    return written(state.changes.reduce<Content>(changed, event.content), event.restored)
  }
  return event.type === 'read failed' ? { ...state, stage: 'unreadable' } : state
}

function afterWriting<Content>(
  state: Extract<EditorState<Content>, { stage: 'writing' }>,
  event: EditorEvent<Content>,
): EditorState<Content> {
  switch (event.type) {
    case 'changed':
      return { ...state, content: changed(state.content, event.change) }
    case 'replaced':
      return written(event.content, event.restored)
    case 'dismissed':
      return { ...state, problem: null }
    case 'published':
      return { stage: 'publishing', content: state.content, attempt: event.attempt }
    case 'closed':
      return { stage: 'closed' }
    default:
      return state
  }
}

function afterPublishing<Content>(
  state: Extract<EditorState<Content>, { stage: 'publishing' }>,
  event: EditorEvent<Content>,
): EditorState<Content> {
  if (event.type === 'closed') return { stage: 'closed' }
  if (!('attempt' in event) || event.attempt !== state.attempt) return state
  if (event.type === 'left') return written(event.content)
  return event.type === 'refused' ? written(event.content, null, event.problem) : state
}
