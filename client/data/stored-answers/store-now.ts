/** Lets others have stored at once what is gathered; `store-answers.ts` says how, once it stores anything. */

let store: () => Promise<void> = async () => undefined

/** Stores what the page shows, before it is left for a page that begins anew. Never rejects. */
export const storeNow = (): Promise<void> => store()

/** Says how what is gathered is stored. */
export function storeBy(how: () => Promise<void>): void {
  store = how
}
