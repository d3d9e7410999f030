/**
 * Caches a whole build before it is used: its page, and all scripts and styles. The page comes last: without
 * it the worker leaves every navigation to the network (docs/spec/offline.md#the-files-of-a-build).
 */
import { cacheUsedFiles } from './assets.ts'
import { addressesOfOldBuilds, forgetThisBuild, ownCache, PAGE } from './cached-files.ts'
import { fileWithHash, typeOfFile } from './checked-file.ts'
import { fetchOneByOne } from './one-by-one.ts'
import { unpack } from './pack.ts'
import { sameFilesIn } from './same-files.ts'
import { cacheTheme } from './theme.ts'
import { isPageOfThisBuild, thisBuild } from './this-build.ts'

/** Headers that belong to one transfer of the page, not to the page. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary', 'date', 'age']

/** Caches this build. Rejects when it should be tried again, and caches nothing where that would not help. */
export async function cacheBuild(): Promise<void> {
  const page = await fetchPage()
  const files = page && (await fetchFiles())
  if (page === undefined || files === undefined || !areFilesOfBuild(files)) {
    console.warn('this build is not cached: its files are not as they should be')
    return forgetThisBuild()
  }
  try {
    const cache = await ownCache()
    const cacheFile = async ([address, text]: [string, string]) =>
      cache.put(address, await fileWithHash(text, typeOfFile(address) ?? 'text/plain'))
    await Promise.all(Object.entries(files).map(cacheFile))
    await cacheTheme()
    await cache.put(PAGE, page.clone())
  } catch (error) {
    console.warn('this build is not cached: there is no room', error)
    return forgetThisBuild()
  }
  // Then what the builds before this one had beside their packs; the page asks for it when it needs it.
  const html = await page.text()
  const cacheSame = async () => cacheUsedFiles(sameFilesIn(html, await addressesOfOldBuilds()))
  await cacheSame().catch(() => undefined)
}

/** Nothing is cached under another name, that of a page for example. */
const areFilesOfBuild = (files: Record<string, string>) =>
  Object.keys(files).every((address) => typeOfFile(address) !== undefined)

/** Returns the page of this build as it is cached, or undefined when the server has another one. */
async function fetchPage(): Promise<Response | undefined> {
  const answer = await fetchNow(PAGE)
  const html = await answer.text()
  if (!answer.ok || !isPageOfThisBuild(html)) return undefined
  const headers = new Headers(answer.headers)
  for (const name of OF_THE_TRANSFER) headers.delete(name)
  return new Response(html, { headers })
}

async function fetchFiles(): Promise<Record<string, string> | undefined> {
  const { pack, packHash, list, listHash } = thisBuild
  const answer = await fetchNow(pack)
  const files = answer.ok ? await unpack(await answer.arrayBuffer(), packHash) : undefined
  if (files) return files
  console.warn(`this host does not send ${pack} as it is: the files of the client are fetched one by one`)
  return fetchOneByOne(fetchNow, list, listHash)
}

/**
 * Asks the server itself. A server that is in trouble counts as no answer, so that the browser tries again
 * later.
 */
async function fetchNow(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache', redirect: 'error' })
  if (answer.status >= 500) throw new Error(`the server answers ${answer.status} to ${address}`)
  return answer
}
