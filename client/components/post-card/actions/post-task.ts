/** What a post is asked to open: something to write below it, or a question about it. */
export type PostTask = 'reply' | 'quote' | 'edit' | 'save' | 'delete' | 'load-replies' | 'people'
