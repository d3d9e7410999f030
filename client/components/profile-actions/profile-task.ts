/** An entry of the menu of a profile that asks the server to load posts. */
export type LoadTask = 'load-featured' | 'load-latest'

/** A dialog that an entry of the menu of a profile opens. */
export type ProfileTask = 'remove-follower' | 'link-ethereum' | 'delete-user' | 'feeds' | LoadTask
