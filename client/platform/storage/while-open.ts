/**
 * Goes on with a database whose connection closes at any moment: another tab deletes it with what somebody
 * has left, or a newer build upgrades it, and no tab has to wait for this one.
 */

/** So often it may close in between until that counts as a failure. */
const TRIES = 5

/** A transaction cannot begin any more: nothing of what was wanted has been done. */
const isClosing = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * Returns what `use` returns. Where the connection closes after `open` and before a transaction of `use` has
 * begun, both are called again; so `use` must be able to repeat what it has done until then.
 */
export async function whileOpen<Database, Result>(
  open: () => Promise<Database>,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await use(await open())
    } catch (error) {
      if (tries === TRIES || !isClosing(error)) throw error
    }
  }
}
