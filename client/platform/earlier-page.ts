/**
 * Goes back to the nearest earlier page of the history that `isWanted`, and resolves once it is there; false where there is
 * none that needs no loading, or where the browser does not tell.
 */
export async function goToEarlierPage(isWanted: (path: string) => boolean): Promise<boolean> {
  if (!('navigation' in window)) return false
  const { navigation } = window
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
  const page = earlier.findLast(
    ({ url, sameDocument }) => sameDocument && url !== null && isWanted(new URL(url).pathname),
  )
  if (!page) return false
  await navigation.traverseTo(page.key).finished
  return true
}
