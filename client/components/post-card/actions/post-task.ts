/** An editor or a dialog that an action on a post opens. */
export type PostTask = 'reply' | 'quote' | 'edit' | 'save' | 'delete' | 'load-replies' | 'people' | 'labels'
