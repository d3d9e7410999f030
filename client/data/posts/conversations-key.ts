/** The key of the list of conversations, for those who change it: they need not load the list itself. */
export const CONVERSATIONS = ['conversations'] as const
