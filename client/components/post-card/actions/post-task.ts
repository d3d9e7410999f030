/** An editor or a dialog that an action on a post opens. */
export type PostTask =
  | 'reply'
  | 'quote'
  | 'edit'
  | 'save'
  | 'delete'
  | 'redraft'
  | 'translate'
  | 'load-replies'
  | 'people'
  | 'filter'
  | 'feeds'
  | 'labels'
