/** Runs several calls of which only a few are on their way at once: the page has others to make. */

/** Runs a task for each item, at most `most` at a time, and returns their outcomes in the same order. */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  most: number,
  task: (item: Item) => Promise<Answer>,
): Promise<PromiseSettledResult<Answer>[]> {
  const outcomes: PromiseSettledResult<Answer>[] = []
  const waiting = items.entries()
  async function work() {
    for (const [place, item] of waiting) {
      const [outcome] = await Promise.allSettled([task(item)])
      outcomes[place] = outcome
    }
  }
  await Promise.all(Array.from({ length: most }, work))
  return outcomes
}
