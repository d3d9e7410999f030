/** An editor or a dialog that an action on a post opens. */
export type PostTask =
  | 'reply'
  | 'quote'
  | 'edit'
  | 'save'
  | 'delete'
  | 'delete-thread'
  | 'redraft'
  | 'translate'
  | 'load-replies'
  | 'people'
  | 'filter'
  | 'feeds'
  | 'labels'

/** The tasks that open a field to type into. */
export const TYPED_TASKS: ReadonlySet<PostTask> = new Set(['reply', 'quote', 'edit', 'labels'])
