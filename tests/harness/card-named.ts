import type { AccountCard } from '#data/storage/stored-card.ts'

/** Returns the card of an account that is called as its id. */
export const cardNamed = (id: string): AccountCard => ({
  id,
  username: id,
  acct: id,
  display_name: null,
  avatar: null,
  emojis: [],
})
