/**
 * Fetches the scripts and styles of a build each for itself, where the one file that holds them all does not
 * come as it is: some hosts send no file with the ending of gzip, and some proxies change it
 * (docs/spec/offline.md#the-files-of-a-build).
 */
import { textWithHash } from './checked-file.ts'

type FetchFile = (address: string) => Promise<Response>

/** So many files are asked for at once, as a browser asks one host by itself: the page has what it needs. */
const AT_ONCE = 6

/**
 * Returns the files of a list by their addresses; undefined when the list or one of them is not what the
 * build made.
 */
export async function fetchOneByOne(
  fetchFile: FetchFile,
  list: string,
  listHash: string,
): Promise<Record<string, string> | undefined> {
  const fetchChecked = async (address: string, hash: string) => {
    const answer = await fetchFile(address)
    return answer.ok ? textWithHash(await answer.arrayBuffer(), hash) : undefined
  }
  const text = await fetchChecked(list, listHash)
  if (text === undefined) return undefined
  const waiting = Object.entries<string>(JSON.parse(text))
  const files: Record<string, string> = {}
  let isWhole = true
  async function fetchWaiting() {
    for (let next = waiting.shift(); next && isWhole; next = waiting.shift()) {
      const [address, hash] = next
      const content = await fetchChecked(address, hash)
      if (content === undefined) isWhole = false
      else files[address] = content
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchWaiting))
  return isWhole ? files : undefined
}
