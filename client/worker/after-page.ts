/** How long the page that is being opened has the device and the connection to itself, in milliseconds. */
const PAGE_COMES_FIRST_MS = 1_000

/** Does work of the worker's own when the page that it has just answered can be expected to be painted. */
export async function afterPage(work: () => Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAGE_COMES_FIRST_MS))
  await work()
}
