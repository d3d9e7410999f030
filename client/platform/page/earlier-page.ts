import { leaveCovers } from './close-on-back.ts'

/**
 * Goes back to the nearest earlier page of the history whose path is wanted. Resolves with true once it is
 * there, with false where no such page can be reached without a reload, or where the browser does not list
 * the history.
 */
export async function goToEarlierPage(isWanted: (path: string) => boolean): Promise<boolean> {
  if (!('navigation' in window)) return false
  await new Promise((resolve) => leaveCovers(0, resolve))
  const { navigation } = window
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
  const page = earlier.findLast(
    ({ url, sameDocument }) => sameDocument && url !== null && isWanted(new URL(url).pathname),
  )
  if (!page) return false
  await navigation.traverseTo(page.key).finished
  return true
}
